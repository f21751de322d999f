import { expect, test } from 'vitest'
import { mailHref } from './mailHref.ts'

test.each([
  ['maria@mail.example', 'mailto:maria@mail.example'],
  ['maria+jobs@mail.example', 'mailto:maria%2Bjobs@mail.example'],
  ['a@b.test?bcc=evil@c.test&body=Hi', 'mailto:a@b.test%3Fbcc%3Devil@c.test%26body%3DHi'],
])('the link of %s has no other recipient or text', (email, href) => {
  expect(mailHref(email)).toBe(href)
})
