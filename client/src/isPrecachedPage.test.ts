import { expect, test } from 'vitest'
import { isPrecachedPage } from './isPrecachedPage.ts'

const answersFromCache = (address: string): boolean => isPrecachedPage(new URL(address, 'https://callout.test'))

test.each([
  '/subscriptions/checkout?plan=3',
  '/subscriptions/checkout/?plan=3',
  '/subscriptions/checkout#card',
  '/subscriptions/card?from=%2Fsubscriptions',
  '/graphiql?query=%7Bme%7Bid%7D%7D',
  '/job-files/12/7?download=1',
  '/health?verbose',
  '/robots.txt?v=2',
  '/assets/main-a1b2c3d4.js?x=/y',
])('the server answers %s', (address) => {
  expect(answersFromCache(address)).toBe(false)
})

test.each([
  '/',
  '/jobs?search=a.b',
  '/jobs/12?return=%2Fcustomers%3Fsearch%3Dacme.inc',
  '/customers?search=info@acme.test#top',
  '/subscriptions?plan=3',
  '/subscriptions/checkouts',
  '/graphiqlx',
])('the precached page answers %s', (address) => {
  expect(answersFromCache(address)).toBe(true)
})
