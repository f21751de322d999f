import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MemoryDisk } from '../testing/memoryDisk.ts'
import { type FileSystem, nodeFileSystem, type Opening } from './fileSystem.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'callout-disk-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe.each<[string, () => FileSystem]>([
  ['of this machine', () => nodeFileSystem],
  ['in memory', () => new MemoryDisk()],
])('a disk %s', (_, make) => {
  test.each<Opening>(['extend', 'replace', 'create'])('adds behind what was cut, in a file that was opened to %s', async (opening) => {
    const disk = make()
    const path = join(folder, 'file')
    const file = await disk.open(path, opening)
    await file.append('kept torn')
    await file.truncate(5)
    await file.append('added')
    await file.sync()
    await file.close()
    expect(String(await disk.read(path))).toBe('kept added')
  })

  test('opens a file that is there as it was told to', async () => {
    const disk = make()
    const contents: string[] = []
    for (const opening of ['create', 'extend', 'replace'] as const) {
      const file = await disk.open(join(folder, 'file'), opening)
      await file.append(opening)
      await file.close()
      contents.push(String(await disk.read(join(folder, 'file'))))
    }
    expect(contents).toEqual(['create', 'createextend', 'replace'])
    await expect(disk.open(join(folder, 'file'), 'create')).rejects.toMatchObject({ code: 'EEXIST' })
  })

  test('takes for nothing what is not there', async () => {
    const disk = make()
    await disk.remove(join(folder, 'none'))
    expect([await disk.read(join(folder, 'none')), await disk.names(join(folder, 'none'))]).toEqual([undefined, []])
  })

  test('renames over what stands there', async () => {
    const disk = make()
    for (const name of ['old', 'new']) {
      const file = await disk.open(join(folder, name), 'create')
      await file.append(name)
      await file.close()
    }
    await disk.rename(join(folder, 'new'), join(folder, 'old'))
    expect([await disk.names(folder), String(await disk.read(join(folder, 'old')))]).toEqual([['old'], 'new'])
  })
})

test('a folder is made with those around it, once', async () => {
  const path = join(folder, 'a', 'b', 'c')
  await nodeFileSystem.makeFolder(path)
  await nodeFileSystem.makeFolder(path)
  await nodeFileSystem.syncFolder(path)
  expect(existsSync(path)).toBe(true)
})
