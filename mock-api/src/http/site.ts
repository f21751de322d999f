import type { FastifyInstance } from 'fastify'

/** Files that browsers and crawlers request from every site. */
export const siteFiles = ['/favicon.ico', '/robots.txt']

/** Browsers accept SVG with the right content type. */
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#5b4bc4"/><path d="M22 11.6A7.2 7.2 0 1 0 22 20.4" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/><circle cx="22.6" cy="16" r="2.5" fill="#fff"/></svg>'

const robots = 'User-agent: *\nDisallow: /\n'

export function mountSiteFiles(app: FastifyInstance): void {
  app.get('/favicon.ico', (_, reply) => reply.type('image/svg+xml').header('cache-control', 'max-age=86400').send(icon))
  app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(robots))
}

/** For every response; pages have their own policy. */
const headers = {
  'content-security-policy': "frame-ancestors 'none'",
  'permissions-policy': 'camera=(), microphone=(), display-capture=(), usb=(), geolocation=(), payment=()',
} as const

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers)
    done()
  })
}
