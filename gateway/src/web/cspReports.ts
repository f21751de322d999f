import type { FastifyInstance } from 'fastify'
import { count, counterFactory } from '../visitors/counters.ts'
import { CSP_REPORTS_PATH } from './securityHeaders.ts'

const REPORTS_PER_MINUTE = 60
const MAX_BODY_BYTES = 16 * 1024
const MOST_REPORTS = 10
const MAX_CHARS = 200

const mediaTypes = ['application/csp-report', 'application/reports+json']

type Fields = Readonly<Record<string, unknown>>
const toFields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

const getText = (value: unknown): string | undefined => (typeof value === 'string' ? value.slice(0, MAX_CHARS) : undefined)

/** A URL, or a word such as `inline`, without user, query and fragment, which may hold personal data. */
function getAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  if (!URL.canParse(value)) return getText(value.replace(/[?#].*$/s, ''))
  const { protocol, host, pathname } = new URL(value)
  return getText(host === '' ? protocol : `${protocol}//${host}${pathname}`)
}

function reportsIn(body: unknown): Fields[] {
  const list: unknown[] = Array.isArray(body) ? body : [body]
  return list.slice(0, MOST_REPORTS).map((item) => toFields(toFields(item)['body'] ?? toFields(item)['csp-report']))
}

const toLine = (report: Fields) => ({
  directive: getText(report['effectiveDirective'] ?? report['effective-directive'] ?? report['violated-directive']),
  blocked: getAddress(report['blockedURL'] ?? report['blocked-uri']),
  page: getAddress(report['documentURL'] ?? report['document-uri']),
  source: getAddress(report['sourceFile'] ?? report['source-file']),
})

export async function registerCspReports(app: FastifyInstance): Promise<void> {
  const counter = counterFactory()('csp-reports', REPORTS_PER_MINUTE, 60)
  await app.register((scope, _, done) => {
    scope.addContentTypeParser(mediaTypes, { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, scope.getDefaultJsonParser('error', 'error'))
    scope.post(CSP_REPORTS_PATH, async ({ body }, reply) => {
      const reports = reportsIn(body)
        .map(toLine)
        .filter(({ directive }) => directive !== undefined)
      await count(counter, 'all', Math.max(1, reports.length))
      for (const report of reports) scope.log.warn(report, 'a browser reported a breach of the content security policy')
      return reply.code(204).send()
    })
    done()
  })
}
