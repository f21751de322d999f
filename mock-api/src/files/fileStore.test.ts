import fs from 'node:fs/promises'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FileStore, FolderFiles, MemoryFiles } from './fileStore.ts'
import { openStore } from '../db/store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'callout-files-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

describe.each<[string, () => FileStore]>([
  ['in memory', () => new MemoryFiles()],
  ['in a folder', () => new FolderFiles(join(folder, 'files'), fs)],
])('files %s', (_, make) => {
  test('are read as they were written, and are gone when they are removed', async () => {
    const files = make()
    const content = Buffer.from([0, 255, 10, 13])
    await files.write('a', content)
    expect(await files.read('a')).toEqual(content)
    await files.remove(['a', 'never'])
    expect(await files.read('a')).toBeUndefined()
  })

  test('are never written over', async () => {
    const files = make()
    await files.write('a', Buffer.from('first'))
    await expect(files.write('a', Buffer.from('second'))).rejects.toThrow(/a already|EEXIST/)
    expect(String(await files.read('a'))).toBe('first')
  })

  test('stay when they are named, and go when they are not', async () => {
    const files = make()
    await files.keepOnly(new Set())
    await files.write('a', Buffer.from('a'))
    await files.write('b', Buffer.from('b'))
    await files.keepOnly(new Set(['b']))
    expect([await files.read('a'), String(await files.read('b'))]).toEqual([undefined, 'b'])
  })
})

test('a key never leads out of the folder', async () => {
  const files = new FolderFiles(join(folder, 'files'), fs)
  await files.write('a', Buffer.from('a'))
  const outside = join(folder, 'outside.txt')
  await fs.writeFile(outside, 'secret')
  expect(await files.read('../outside.txt')).toBeUndefined()
  await files.remove(['../outside.txt'])
  expect(existsSync(outside)).toBe(true)
  await expect(files.write('../new.txt', Buffer.from('x'))).rejects.toThrow('../new.txt is no key of a file')
  expect(existsSync(join(folder, 'new.txt'))).toBe(false)
})

describe('a data folder', () => {
  const attachment = { company_id: 1, job_id: 1, file_name: 'a.txt', content_type: 'text/plain', size: 1, created_by: 1, created_at: 0 }

  test('keeps the files of its records through a restart, and drops what no record names', async () => {
    const first = await openStore(folder)
    expect(existsSync(join(folder, 'files'))).toBe(false)
    await first.files.write('named', Buffer.from('x'))
    await first.files.write('orphan', Buffer.from('y'))
    first.attachments.insert({ ...attachment, key: 'named' })
    await first.close()
    const second = await openStore(folder)
    expect(String(await second.files.read('named'))).toBe('x')
    expect(readdirSync(join(folder, 'files'))).toEqual(['named'])
    await second.close()
  })
})
