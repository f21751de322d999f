import { expect, test } from 'vitest'
import { latePart } from './latePart.ts'

test('it is downloaded once, and told to whoever listens before anybody goes on with it', async () => {
  let downloads = 0
  const told: unknown[] = []
  const part = latePart(() => Promise.resolve(`rules ${(downloads += 1)}`))
  part.subscribe(() => told.push(part.state()))
  const went = part.load().then(() => told.length)
  expect(await part.load()).toBe('rules 1')
  expect(await went).toBe(1)
  expect(told).toEqual([{ part: 'rules 1', hasFailed: false }])
})

test('a download that failed says so, and begins anew when it is asked for again', async () => {
  const answers = [() => Promise.reject(new Error('away')), () => Promise.resolve('rules')]
  const part = latePart<string>(() => answers.shift()!())
  await expect(part.load()).rejects.toThrow('away')
  expect(part.state()).toMatchObject({ hasFailed: true })
  expect(await part.load()).toBe('rules')
  expect(part.state()).toEqual({ part: 'rules', hasFailed: false })
})
