/** How long a copy may take to build: a plain limit, for one core that others use too. */
export const COPY_BUILD_MS = 600_000
