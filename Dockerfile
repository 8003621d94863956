# The built site on nginx: npm run build, then docker build -t site . && docker run -p 80:80 site
FROM debian:stable-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default
COPY hosts/nginx.conf /etc/nginx/conf.d/site.conf
COPY dist /srv/site
CMD ["nginx", "-g", "daemon off;"]
