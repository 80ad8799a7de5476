# syntax=docker/dockerfile:1
# The reverse proxy: Debian's nginx, which the tests run too, with infra/nginx and the addresses of infra/compose. It needs
# the site at /srv/fleetwatch, certificate.pem and key.pem at /run/tls, and a writable /srv/nginx/run.
#   docker build -f infra/images/nginx.Dockerfile -t fleetwatch/nginx .
FROM debian:12.12-slim
RUN apt-get update && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static && rm -rf /var/lib/apt/lists/*
WORKDIR /srv/nginx
COPY infra/nginx ./
COPY infra/images/nginx ./
RUN install -d -o www-data -g www-data /srv/nginx/run
USER www-data
EXPOSE 8080 8443
# SIGQUIT lets requests finish.
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s --retries=3 CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8081 && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ \"$status\" = 200 ]"]
CMD ["nginx", "-p", "/srv/nginx", "-c", "/srv/nginx/nginx.conf", "-g", "daemon off;"]
