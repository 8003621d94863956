import { HIDDEN, otherName, spellings } from './addresses.ts'
import { type HeaderRule, perHeader, type Spread } from './headers.ts'
import { TYPES } from './types.ts'

/**
 * The site's Caddyfile (Debian's package is caddy). Set to the firm's domain it fetches and
 * renews the certificate itself.
 *
 * @param pages the addresses of all pages
 * @param site the address of the site
 */
export function caddyfile(
  rules: readonly HeaderRule[],
  pages: readonly string[],
  site: URL,
): string {
  const headers = [...perHeader(rules)].filter(([name]) => name !== 'content-type')
  return `# The whole site for Caddy, written by the build. SITE_ADDRESS is the domain,
# or two with a comma between them.
{
	servers {
		max_header_size 16KB
		# a slow line is waited for, a client that only holds the place is not
		timeouts {
			read_header 10s
			read_body 10s
			write 10m
			idle 2m
		}
	}
}

(on_every_answer) {
	header {
		-Server
		?Vary Accept-Encoding
${headers
  .filter(([, { always, at }]) => always !== undefined && at.length === 0)
  .map(([name, { always }]) => `\t\t${name} ${quoted(always ?? '')}`)
  .join('\n')}
	}
}

{$SITE_ADDRESS:http://localhost} {
	root * /srv/site

	# An address as the site writes it, for one that is written otherwise.
	map {path} {clean_address} {
${pages.map((page) => `\t\t${page} ""`).join('\n')}
${pages.map((page) => `\t\t~(?i)${spellings(page)} ${page}`).join('\n')}
		default ""
	}
${headers.map(byAddress).join('')}
	import on_every_answer
${Object.entries(TYPES).map(typeOf).join('\n')}

	@other_method not method GET HEAD
	error @other_method 405

	# no file has such a name, and asking the disk for some would be an error of the server
	@too_long path_regexp [^/]{64}|^.{1000}
	error @too_long 404
	# nor such a one, which would be taken for a pattern, or for a way round to a file
	@odd expression \`{http.request.orig_uri.path}.matches("[^\\\\w./-]|[.][.]|./$")\`
	error @odd 404

	# the other name that people type
	@other_name host ${otherName(site)}
	redir @other_name {scheme}://${site.host}{uri} 308

	@unclean expression \`{clean_address} != "" && {query} == ""\`
	redir @unclean {clean_address} 308
	@unclean_with_query expression \`{clean_address} != "" && {query} != ""\`
	redir @unclean_with_query {clean_address}?{query} 308

	# the page of unknown addresses has no address, and these are for hosts
	@hidden path_regexp ${HIDDEN}
	error @hidden 404

	try_files {path}.html {path}
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}

	handle_errors {
		# what a browser has of another page is nothing to it
		request_header -If-None-Match
		request_header -If-Modified-Since
		request_header -Range
		import on_every_answer
		header content-type \`text/html; charset=utf-8\`
${headers
  .filter(([, { always, at }]) => always !== undefined && at.length > 0)
  .map(([name, { always }]) => `\t\theader ${name} ${quoted(always ?? '')}`)
  .join('\n')}
		@not_found expression {err.status_code} == 404
		handle @not_found {
			rewrite * /404.html
			file_server {
				precompressed br gzip
			}
		}
		respond "{err.status_code} {err.status_text}"
	}
}
`
}

/** A header that is another at some addresses, or missing there, or only there. */
function byAddress([name, { always, at }]: [string, Spread]) {
  if (always === undefined) {
    return at.map(({ path, value }) => `\theader ${path} ${name} ${quoted(value)}\n`).join('')
  }
  if (at.length === 0) return ''
  if (at.every(({ value }) => value === '')) {
    const elsewhere = `@${name}`
    const paths = at.map(({ path }) => path).join(' ')
    return `\n\t${elsewhere} not path ${paths}\n\theader ${elsewhere} ${name} ${quoted(always)}\n`
  }
  const lines = at.map(({ path, value }) => {
    const pattern = path.endsWith('*') ? `~^${path.slice(0, -1)}` : path
    return `\t\t${pattern} ${quoted(value)}`
  })
  return `
	map {path} ${variable(name)} {
${lines.join('\n')}
		default ${quoted(always)}
	}
	header ${name} ${variable(name)}
`
}

/** Deferred, because the file server sets its own for a compressed file. */
function typeOf([extension, type]: readonly [string, string]) {
  const charset = type.startsWith('text/') ? '; charset=utf-8' : ''
  return `\t@${extension} path *.${extension}
\theader @${extension} {
\t\tcontent-type ${quoted(`${type}${charset}`)}
\t\tdefer
\t}`
}

function variable(header: string) {
  return `{${header.replaceAll('-', '_')}}`
}

function quoted(value: string) {
  if (/[{}`\n]/.test(value)) throw new Error(`Caddy would read more into ${value}`)
  return `\`${value}\``
}
