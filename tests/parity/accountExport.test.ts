import { createHash } from 'node:crypto'
import { exportedLists } from '@callout/client/src/features/accountExport/exportLists.ts'
import { type ExportStore, memoryStore } from '@callout/client/src/features/accountExport/exportStore.ts'
import { type ExportTools, runExport } from '@callout/client/src/features/accountExport/runExport.ts'
import { safeName } from '@callout/client/src/features/accountExport/safeName.ts'
import { firstOption } from '@callout/client/src/components/import/defineImport.ts'
import { guessTargets } from '@callout/client/src/components/import/file/columns.ts'
import { tableOf } from '@callout/client/src/components/import/file/fileTable.ts'
import { planRows } from '@callout/client/src/components/import/planRows.ts'
import { customerImport } from '@callout/client/src/features/customers/import/customerImport.ts'
import { customerImportRules } from '@callout/client/src/features/customers/import/customerImportRules.ts'
import { createApollo } from '@callout/client/src/lib/api/createApollo.ts'
import { browserStore } from '@callout/client/src/lib/preferences/storage.ts'
import { buildApp } from '@callout/gateway/app'
import { API_PREFIX } from '@callout/mock-api/http/rows'
import { type TestApp, testApp } from '@callout/mock-api/testing/testApp'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

/** The exported account beside the records of the mock API. */
let mock: TestApp
let gateway: FastifyInstance
let token: string
/** Requests that fail with a broken connection: the first that match, by number. */
let isBroken: (request: string) => boolean = () => false
let requests: string[] = []

beforeAll(async () => {
  mock = testApp()
  const address = await mock.app.listen({ host: '127.0.0.1', port: 0 })
  gateway = await buildApp({ restBaseUrl: `${address}${API_PREFIX}` })
  vi.stubGlobal('fetch', async (url: string, { body, method = 'GET' }: RequestInit = {}) => {
    const name = url === '/graphql' ? ((JSON.parse(String(body)) as { operationName: string }).operationName ?? '') : url
    if (isBroken(name)) throw new TypeError('Failed to fetch')
    requests.push(name)
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const reply = await gateway.inject({ method: method as 'GET', url, headers, ...(body && { payload: String(body) }) })
    const content = new Uint8Array(reply.rawPayload)
    return new Response(content, { status: reply.statusCode, headers: { 'content-type': String(reply.headers['content-type']) } })
  })
})
afterEach(() => {
  isBroken = () => false
  requests = []
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await gateway.close()
  await mock.app.close()
})

const format = new Proxy({}, { get: () => () => 'text' }) as never

async function exportAs(name: string, store: ExportStore = memoryStore()) {
  token = await mock.signIn(name)
  browserStore.write('authToken', token)
  browserStore.write('authEmail', `${name}@demo.test`)
  const tools: ExportTools = {
    client: createApollo(() => undefined),
    store,
    lists: exportedLists,
    format,
    company: 'Lantern Oak',
    now: () => 1_790_000_000,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  }
  return runExport(tools)
}

/** The files of a ZIP archive without compression, from its central directory. */
async function unzip(zip: Blob): Promise<Map<string, Buffer>> {
  const bytes = Buffer.from(await zip.arrayBuffer())
  const files = new Map<string, Buffer>()
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, nameLength, offset] = [bytes.readUInt32LE(at + 24), bytes.readUInt16LE(at + 28), bytes.readUInt32LE(at + 42)]
    expect([bytes.readUInt16LE(at + 10), bytes.toString('latin1', offset, offset + 4)]).toEqual([0, 'PK\x03\x04'])
    const begin = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
    files.set(bytes.toString('utf8', at + 46, at + 46 + nameLength), bytes.subarray(begin, begin + size))
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return files
}

interface Manifest {
  readonly counts: Readonly<Record<string, number>>
  readonly files: readonly { readonly path: string; readonly bytes: number; readonly sha256: string }[]
  readonly missing: readonly unknown[]
}
const manifestIn = (files: ReadonlyMap<string, Buffer>) => JSON.parse(String(files.get('manifest.json'))) as Manifest
const getCompany = (name: string): number => mock.store.users.all().find(({ email }) => email === `${name}@demo.test`)?.company_id ?? 0

async function addFile(): Promise<string> {
  const job = mock.store.jobs.all().find(({ company_id }) => company_id === getCompany('owner'))
  const key = 'a-key-that-is-long-enough'
  await mock.store.files.write(key, Buffer.from('%PDF-1.7 permit'))
  const record = {
    id: 987_001,
    job_id: job?.id ?? 0,
    visit_id: null,
    key,
    file_name: 'permit: copy.pdf',
    content_type: 'application/pdf',
    size: 15,
  }
  mock.store.attachments.insert(record as never)
  return `jobs/${job?.job_number}/`
}

test('the archive has every record of the account, with counts and checksums that match, and customers import without duplicates', async () => {
  const folder = await addFile()
  const result = await exportAs('owner')
  const files = await unzip(result?.zip as Blob)
  const manifest = manifestIn(files)
  const company = getCompany('owner')
  expect(manifest.missing).toEqual([])
  expect(manifest.counts).toMatchObject({
    customers: mock.store.customers.by('company_id', company).length,
    jobs: mock.store.jobs.all().filter(({ company_id }) => company_id === company).length,
    invoices: mock.store.invoices.by('company_id', company).length,
    payments: mock.store.payments.by('company_id', company).length,
    invoicePdfs: mock.store.invoices.by('company_id', company).length,
  })
  const permit = [...files].find(([name]) => name.startsWith(folder) && name.endsWith('-permit_ copy.pdf'))
  expect(permit?.[1].toString()).toBe('%PDF-1.7 permit')
  expect([...files.keys()].filter((name) => name !== 'manifest.json').toSorted()).toEqual(
    manifest.files.map((file) => file.path).toSorted(),
  )
  for (const file of manifest.files) {
    const content = files.get(file.path) as Buffer
    expect([file.path, content.length, createHash('sha256').update(content).digest('hex')]).toEqual([file.path, file.bytes, file.sha256])
  }
  const invoice = [...files].find(([name]) => name.startsWith('invoices/'))
  expect(invoice?.[1].toString('latin1', 0, 5)).toBe('%PDF-')

  const text = String(files.get('customers.csv')).replace(/^\uFEFF/, '')
  const table = tableOf({ name: 'customers.csv', text }, {}, customerImport.fields)
  const client = createApollo(() => undefined)
  const importContext = await customerImportRules.prepare({ client, signal: new AbortController().signal, onProgress: () => undefined })
  const columns = {
    headers: table.headers,
    targets: guessTargets(table.headers, customerImport.fields),
    option: firstOption(customerImport),
  }
  const plan = (importContext && (await planRows(table.rows, columns, importContext))) ?? []
  expect(plan.length).toBe(manifest.counts['customers'])
  expect(plan.filter(({ decision }) => decision.kind !== 'known').map(({ read }) => read.name)).toEqual([])
})

test('continues where the connection broke, without loading a PDF again', async () => {
  const store = memoryStore()
  let papers = 0
  isBroken = (name) => name === 'InvoicePaper' && (papers += 1) > 5
  await expect(exportAs('owner', store)).rejects.toThrow(/reach/)
  isBroken = () => false
  requests = []
  const result = await exportAs('owner', store)
  const total = mock.store.invoices.by('company_id', getCompany('owner')).length
  expect(requests.filter((name) => name === 'InvoicePaper').length).toBe(total - 5)
  expect(manifestIn(await unzip(result?.zip as Blob)).counts['invoicePdfs']).toBe(total)
})

test('an account whose plan has ended can be exported', async () => {
  const files = await unzip((await exportAs('expired'))?.zip as Blob)
  expect(manifestIn(files).missing).toEqual([])
})

test.each([
  ['../../etc/passwd', '_.._etc_passwd'],
  ['a:b?.pdf', 'a_b_.pdf'],
  ['', 'file'],
  [`${'x'.repeat(300)}.jpeg`, `${'x'.repeat(100)}.jpeg`],
])('a file named %j is stored as %j', (name, expected) => {
  expect(safeName(name)).toBe(expected)
})
