import { expect, test } from 'vitest'
import { rootNameOf } from './rootName.ts'

test.each([
  [true, '/', 'app'],
  [true, '/jobs/7', 'app'],
  [true, '/register', 'public'],
  [true, '/login/', 'public'],
  [false, '/jobs', 'public'],
  [false, '/', 'public'],
  [false, '/home', 'site'],
  [true, '/pricing', 'site'],
  [false, '/blog/no-such-article', 'site'],
])('with a token: %s, at %s the root is %s', (hasToken, pathname, root) => expect(rootNameOf(hasToken, pathname)).toBe(root))
