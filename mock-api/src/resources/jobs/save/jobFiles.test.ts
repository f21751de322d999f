import type { Job } from '@callout/contracts/jobs/schemas/record'
import { beforeEach, describe, expect, test } from 'vitest'
import { book, booked, change, changed, getProblem } from '../../../testing/booking.ts'
import { testApp, type TestApp } from '../../../testing/testApp.ts'
import { safeName } from './jobFiles.ts'

let mock: TestApp
let owner: string
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
})

const MEGABYTE = 1_000_000
const file = (
  file_name: string,
  content: string | Buffer = 'Hello',
  content_type: 'image/png' | 'text/plain' | 'application/pdf' = 'text/plain',
) => ({
  file_name,
  content_type,
  file_base64: Buffer.from(content).toString('base64'),
})
const urlOf = (job: Job, place = 0): URL => new URL(job.attachments?.[place]?.file_url ?? '')
const read = (url: URL) => mock.app.inject({ method: 'GET', url: url.pathname })
const contents = async (): Promise<number> => {
  const keys = mock.store.attachments.all().map(({ key }) => key)
  return (await Promise.all(keys.map((key) => mock.store.files.read(key)))).filter(Boolean).length
}

describe('a file of a job', () => {
  test('is served at an unguessable address to anyone who has it', async () => {
    const job = await booked(mock, owner, { attachments: [file('Wohnung Süd/1.txt')] })
    expect(job.attachments).toMatchObject([{ file_name: 'Wohnung Süd_1.txt', content_type: 'text/plain', size: 5 }])
    expect(urlOf(job).href).toMatch(/^http:\/\/127\.0\.0\.1:4010\/files\/[0-9a-f]{32}\/Wohnung%20S%C3%BCd_1\.txt$/)
    const reply = await read(urlOf(job))
    expect([reply.statusCode, reply.body]).toEqual([200, 'Hello'])
    expect(reply.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="Wohnung S_d_1.txt"; filename*=UTF-8''Wohnung%20S%C3%BCd_1.txt`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
  })

  test('is shown where it is a picture or a PDF, and saved where not', async () => {
    const job = await booked(mock, owner, {
      attachments: [file('a.png', 'x', 'image/png'), file('b.pdf', 'x', 'application/pdf'), file('c.txt')],
    })
    const shown = await Promise.all([0, 1, 2].map(async (place) => (await read(urlOf(job, place))).headers['content-disposition']))
    expect(shown.map((value) => String(value).split(';')[0])).toEqual(['inline', 'inline', 'attachment'])
  })

  test.each(['image/svg+xml', 'text/html', 'application/xhtml+xml', 'text/javascript'])(
    'of the type %s is refused',
    async (content_type) => {
      const refused = getProblem(await book(mock, owner, { attachments: [{ ...file('a.png'), content_type } as never] }))
      expect([refused.code, refused.fields, mock.store.attachments.size]).toEqual([422, ['attachments.0'], 0])
    },
  )

  test('is not opened by what the logs hold', async () => {
    const job = await booked(mock, owner, { attachments: [file('a.txt')] })
    await read(urlOf(job))
    const logs = JSON.stringify([mock.logged, await mock.control('GET', '/requests')])
    expect(logs).toContain('/files/[hidden]')
    expect(logs).not.toContain(mock.store.attachments.by('job_id', job.id)[0]?.key)
  })

  test('with a long name is read as well', async () => {
    const job = await booked(mock, owner, { attachments: [file(`${'ü'.repeat(200)}.txt`)] })
    expect((await read(urlOf(job))).body).toBe('Hello')
  })

  test('that does not exist is a 404 in the envelope', async () => {
    const reply = await mock.app.inject({ method: 'GET', url: `/files/${'0'.repeat(32)}/a.txt` })
    expect([reply.statusCode, reply.json()]).toEqual([
      404,
      { responseCode: 404, responseMessage: 'This file doesn’t exist.', responseData: null },
    ])
  })

  test('stays if its id is sent, is deleted otherwise, and both are in the timeline', async () => {
    const job = await booked(mock, owner, { attachments: [file('a.txt'), file('b.txt')] })
    const [first, second] = job.attachments ?? []
    const after = await changed(mock, owner, job, { attachments: [{ id: second?.id }, file('c.txt')] })
    expect(after.attachments?.map(({ file_name }) => file_name)).toEqual(['b.txt', 'c.txt'])
    expect(after.attachments?.[0]?.file_url).toBe(second?.file_url)
    expect((await read(new URL(first?.file_url ?? ''))).statusCode).toBe(404)
    expect(mock.store.history.by('job_id', job.id).at(-1)?.changes).toEqual([
      { field: 'attachments', from: 'a.txt, b.txt', to: 'b.txt, c.txt' },
    ])
  })

  test('goes with the job', async () => {
    const job = await booked(mock, owner, { attachments: [file('a.txt')] })
    await mock.call('DELETE', `/jobs/${job.id}?lock_version=1`, { token: owner })
    expect((await read(urlOf(job))).statusCode).toBe(404)
    expect(mock.store.attachments.size).toBe(0)
  })
})

describe('nothing is left', () => {
  /** Counts the contents that are written and removed, at the border to the disk. */
  function watched(): { written: string[]; removed: string[] } {
    const { files } = mock.store
    const seen = { written: [] as string[], removed: [] as string[] }
    const [write, remove] = [files.write.bind(files), files.remove.bind(files)]
    files.write = (key, content) => {
      seen.written.push(key)
      return write(key, content)
    }
    files.remove = (keys) => {
      seen.removed.push(...keys)
      return remove(keys)
    }
    return seen
  }

  test('of the files of a save that is refused', async () => {
    const job = await booked(mock, owner)
    const seen = watched()
    expect((await book(mock, owner, { category_id: 999, attachments: [file('a.txt')] })).responseCode).toBe(422)
    expect((await change(mock, owner, job, { lock_version: 9, attachments: [file('a.txt')] })).responseCode).toBe(409)
    expect(seen.written).toHaveLength(2)
    expect(seen.removed).toEqual(seen.written)
  })

  test('of the files of a save that came twice', async () => {
    const seen = watched()
    const key = { 'Idempotency-Key': 'b9a7c1d2-0002' }
    const twice = await Promise.all([1, 2].map(() => book(mock, owner, { attachments: [file('a.txt')] }, key)))
    expect(twice[0]).toEqual(twice[1])
    expect([seen.written.length, seen.removed.length, await contents()]).toEqual([2, 1, 1])
  })

  test('after a reset', async () => {
    const job = await booked(mock, owner, { attachments: [file('a.txt')] })
    const key = mock.store.attachments.by('job_id', job.id)[0]?.key as string
    await mock.control('POST', '/reset')
    expect(await mock.store.files.read(key)).toBeUndefined()
  })
})

describe('size', () => {
  const large = (name: string, bytes: number) => file(name, Buffer.alloc(bytes, 'x'))

  test('5 MB of files pass in one save', async () => {
    const attachments = [large('a.txt', 2 * MEGABYTE), large('b.txt', 2 * MEGABYTE), large('c.txt', MEGABYTE)]
    expect((await booked(mock, owner, { attachments })).attachments?.map(({ size }) => size)).toEqual([2e6, 2e6, 1e6])
  })

  test('more is a 422 that says so, and much more a 413', async () => {
    const attachments = [large('a.txt', 2 * MEGABYTE), large('b.txt', 2 * MEGABYTE), large('c.txt', MEGABYTE + 1)]
    expect(getProblem(await book(mock, owner, { attachments }))).toEqual({
      code: 422,
      message: 'Add up to 5 MB at a time',
      fields: ['attachments'],
    })
    expect(await book(mock, owner, { attachments: [large('a.txt', 7 * MEGABYTE)] })).toMatchObject({
      status: 413,
      responseCode: 413,
      responseMessage: 'The body is larger than 8 MB.',
    })
  })
})

test.each([
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['..', 'file'],
  ['a\u0000b\nc.txt', 'a_b_c.txt'],
  ['\ud800.txt', '\ufffd.txt'],
])('the name %j is stored as %j', (name, safe) => {
  expect(safeName(name)).toBe(safe)
})
