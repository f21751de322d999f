import { messages } from '@callout/contracts/text/messages'
import { expect, test } from 'vitest'
import { bannedWords } from './bannedWords.ts'
import { userTexts } from './userTexts.ts'

/** Fixed by the specification, word for word. */
const fixed: ReadonlySet<string> = new Set(Object.values(messages))
const folders = ['client/src', 'contracts/src', 'mock-api/src/resources']

test('user-facing strings have none of the banned patterns', () => {
  const texts = folders.flatMap(userTexts)
  expect(texts.length).toBeGreaterThan(2000)
  const found = texts.flatMap(({ file, text }) =>
    fixed.has(text)
      ? []
      : bannedWords.filter(([pattern]) => pattern.test(text)).map(([, instead]) => `${file}: “${text}”, write ${instead}`),
  )
  expect(found).toEqual([])
})
