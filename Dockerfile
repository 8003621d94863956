# The site on nginx, from the repository alone: docker build -t site . && docker run -p 80:80 site
# with git, which the sitemap asks for dates
FROM node:24 AS build
WORKDIR /site
COPY . .
RUN npm ci && npm run build

FROM debian:stable-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default
COPY --from=build /site/hosts/nginx.conf /etc/nginx/conf.d/site.conf
COPY --from=build /site/dist /srv/site
EXPOSE 80
CMD ["nginx", "-g", "daemon off;"]
