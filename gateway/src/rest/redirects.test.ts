import { expect, test } from 'vitest'
import { redirectTarget } from './redirects.ts'

test.each<[string, string, string, { origin: string; path: string } | undefined]>([
  ['http://a.example', '/v1/jobs?page=2', '/v1/jobs/?page=2', { origin: 'http://a.example', path: '/v1/jobs/?page=2' }],
  ['http://a.example', '/v1/jobs', 'https://a.example/v1/jobs', { origin: 'https://a.example', path: '/v1/jobs' }],
  ['http://a.example:8080', '/v1/jobs', 'https://a.example/v1/jobs', { origin: 'https://a.example', path: '/v1/jobs' }],
  ['http://a.example', '/v1/jobs', 'http://a.example:80/v1/jobs/', { origin: 'http://a.example', path: '/v1/jobs/' }],
  ['http://a.example', '/v1/jobs', 'http://a.example:8080/v1/jobs', undefined],
  ['http://a.example', '/v1/jobs', '//b.example/v1/jobs', undefined],
  ['https://a.example', '/v1/jobs', 'http://a.example/v1/jobs', undefined],
  ['https://a.example', '/v1/jobs', 'https://a.example:8443/v1/jobs', undefined],
  ['https://a.example', '/v1/jobs', 'https://b.a.example/v1/jobs', undefined],
  ['https://a.example', '/v1/jobs', 'http://[', undefined],
  ['https://a.example', '/v1/jobs', 'file:///etc/passwd', undefined],
])('of %s%s to %s', (origin, path, location, target) => {
  expect(redirectTarget({ origin, path, method: 'GET' }, 302, location)).toEqual(target)
})
