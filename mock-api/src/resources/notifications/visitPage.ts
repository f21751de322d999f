import { progressLabel } from '@callout/contracts/jobs/status/progressLabel'
import { responseCode } from '@callout/contracts/wire/envelope'
import { addressLines } from '@callout/contracts/text/address'
import type { FastifyInstance } from 'fastify'
import { escaped } from '../../http/markup.ts'
import type { VisitRecord } from '../jobs/visitRecords.ts'
import type { Store } from '../../db/store.ts'
import { billOf } from '../jobs/actions/visitBills.ts'
import { visitOfLink, VISITS_PREFIX } from './visitLink.ts'
import { formatWall } from './whenText.ts'

/** Terminal control characters, and those that change text direction. */
const steering = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu
const shown = (text: string): string => escaped(text.toWellFormed().replace(steering, ' '))

/** No scripts, no external resources, no referrer. */
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
} as const

const STYLE =
  ':root{color-scheme:light dark}body{margin:0;font:16px/24px system-ui,sans-serif;background:Canvas;color:CanvasText}' +
  'main{max-width:480px;margin:0 auto;padding:32px 20px}h1{font-size:22px;line-height:28px;margin:0 0 4px}p{margin:0 0 24px}' +
  'dl{margin:0;border-top:1px solid GrayText}dt{margin-top:16px;font-size:14px}dd{margin:0;font-weight:600;overflow-wrap:anywhere}'

const page = (title: string, inside: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${shown(title)}</title><style>${STYLE}</style></head><body><main>${inside}</main></body></html>`

/** One visit as its customer reads of it: no prices, no staff, no other visit. */
function visitHtml(store: Store, visit: VisitRecord): string | undefined {
  const [company, job] = [store.companies.get(visit.company_id), store.jobs.get(visit.job_id)]
  if (!company || !job) return undefined
  const property = store.properties.get(job.property_id)
  const wall = formatWall(company, visit.start_at)
  const facts: [string, string][] = [
    ['Where it stands', progressLabel(visit.status, billOf(store, job, visit)?.status ?? null)],
    ['Date', wall?.day ?? 'To be agreed'],
    ['Time', wall?.time ?? 'To be agreed'],
    ['Address', property ? addressLines(property, company.country).join(', ') : 'Not known'],
    ['Work', `${job.title} (${job.job_number})`],
  ]
  const rows = facts.map(([name, value]) => `<dt>${name}</dt><dd>${shown(value)}</dd>`).join('')
  return page(`Your visit · ${company.name}`, `<h1>Your visit</h1><p>${shown(company.name)}</p><dl>${rows}</dl>`)
}

/** The page behind `{{visit_confirmation_link}}`. It is no call of the product: an address is all that a customer has. */
export function mountVisitPages(app: FastifyInstance): void {
  app.get<{ Params: { id: string; token: string } }>(`${VISITS_PREFIX}/:id/:token`, async ({ params, mockSession: { store } }, reply) => {
    const visit = /^\d{1,15}$/.test(params.id) ? visitOfLink(store, Number(params.id), params.token) : undefined
    const html = visit && visitHtml(store, visit)
    if (html) return reply.headers(headers).send(html)
    return reply.code(responseCode.NOT_FOUND).headers(headers).send(page('Not found', '<h1>This visit doesn’t exist.</h1>'))
  })
}
