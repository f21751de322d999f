import type { FastifyInstance } from 'fastify'
import { count, counterFactory } from '../visitors/counters.ts'
import { CSP_REPORTS_PATH } from './securityHeaders.ts'

const REPORTS_PER_MINUTE = 60
const MAX_BODY_BYTES = 16 * 1024
const MOST_REPORTS = 10
const MAX_CHARS = 200

const mediaTypes = ['application/csp-report', 'application/reports+json']

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value.slice(0, MAX_CHARS) : undefined)

/** A URL, or a word such as `inline`, without user, query and fragment, which may hold personal data. */
function addressOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  if (!URL.canParse(value)) return textOf(value.replace(/[?#].*$/s, ''))
  const { protocol, host, pathname } = new URL(value)
  return textOf(host === '' ? protocol : `${protocol}//${host}${pathname}`)
}

function reportsIn(body: unknown): Fields[] {
  const list: unknown[] = Array.isArray(body) ? body : [body]
  return list.slice(0, MOST_REPORTS).map((item) => fieldsOf(fieldsOf(item)['body'] ?? fieldsOf(item)['csp-report']))
}

const lineOf = (report: Fields) => ({
  directive: textOf(report['effectiveDirective'] ?? report['effective-directive'] ?? report['violated-directive']),
  blocked: addressOf(report['blockedURL'] ?? report['blocked-uri']),
  page: addressOf(report['documentURL'] ?? report['document-uri']),
  source: addressOf(report['sourceFile'] ?? report['source-file']),
})

export async function registerCspReports(app: FastifyInstance): Promise<void> {
  const counter = counterFactory()('csp-reports', REPORTS_PER_MINUTE, 60)
  await app.register((scope, _, done) => {
    scope.addContentTypeParser(mediaTypes, { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, scope.getDefaultJsonParser('error', 'error'))
    scope.post(CSP_REPORTS_PATH, async ({ body }, reply) => {
      const reports = reportsIn(body)
        .map(lineOf)
        .filter(({ directive }) => directive !== undefined)
      await count(counter, 'all', Math.max(1, reports.length))
      for (const report of reports) scope.log.warn(report, 'a browser reported a breach of the content security policy')
      return reply.code(204).send()
    })
    done()
  })
}
