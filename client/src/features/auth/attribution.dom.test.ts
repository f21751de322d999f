import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeCookie } from '../../lib/session/cookies.ts'
import { attributionOf, forgetAttribution, saveAttribution, readAttribution } from './attribution.ts'

beforeEach(forgetAttribution)
afterEach(forgetAttribution)

test('reads URL parameters, the product’s before the campaign’s', () => {
  expect(attributionOf('?u_source=partner&utm_source=ads&utm_medium=cpc&utm_campaign=spring&u_referring_domain=a.test&x=1')).toEqual({
    uSource: 'partner',
    uMedium: 'cpc',
    uCname: 'spring',
    uReferringDomain: 'a.test',
  })
  expect(attributionOf('?u_source=%20&page=2')).toEqual({})
})

test('the first visit counts until registration', () => {
  saveAttribution('?u_source=first')
  saveAttribution('?u_source=second')
  expect(readAttribution()).toEqual({ uSource: 'first' })
  forgetAttribution()
  expect(readAttribution()).toBeUndefined()
})

test('a URL without parameters sets no cookie, and a corrupt cookie is ignored', () => {
  saveAttribution('?page=2')
  expect(document.cookie).not.toContain('signup_urlParam')
  writeCookie('signup_urlParam', '{"u_source":')
  expect(readAttribution()).toBeUndefined()
  writeCookie('signup_urlParam', '{"other":"x","uSource":7}')
  expect(readAttribution()).toBeUndefined()
})
