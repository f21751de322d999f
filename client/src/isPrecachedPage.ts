import { paymentPaths } from '@callout/contracts/plans/paymentPaths'

/** Server pages and files that a browser may navigate to. */
const serverPaths = ['/graphiql', '/graphql', '/job-files', '/health', '/events']

/**
 * Whether the service worker answers a navigation with the precached page. Not for pages with a card form: their content security policy
 * is in the response header. Queries are ignored: `/jobs?search=a.b` is a page, `/subscriptions/checkout?plan=3` has a card form.
 */
export function isPrecachedPage({ pathname }: Pick<URL, 'pathname'>): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const isFile = path.slice(path.lastIndexOf('/')).includes('.')
  const isServerPath = serverPaths.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
  return !isFile && !isServerPath && !paymentPaths.includes(path)
}
