import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { appRoutes } from '../app/appRoutes.tsx'
import { authRoutes } from '../app/publicRoutes.tsx'
import { areas, comforts, features } from '../features/site/pages/features.tsx'
import { questions } from '../features/site/pages/faqQuestions.tsx'

const claims = [...areas.flatMap((area) => area.claims), ...comforts, ...features.flatMap(({ points }) => points)]
const isRouted = (page: string): boolean => matchRoutes([...authRoutes, ...appRoutes], page.split('?')[0] ?? '')?.at(-1)?.route.path !== '*'

test.each(claims.map(({ text, pages }) => [text, pages] as const))('the app has the pages that prove “%s”', (_text, pages) => {
  expect(pages).not.toEqual([])
  expect(pages.filter((page) => !isRouted(page))).toEqual([])
})

test("the app has the pages that the FAQ's answers mention", () => {
  expect(questions.flatMap(({ pages = [] }) => pages).filter((page) => !isRouted(page))).toEqual([])
})

/** Every full path of the route tree. */
const pathsOf = (tree: readonly RouteObject[], base = ''): string[] =>
  tree.flatMap(({ path = '', children = [] }) => {
    const full = `${base}/${path}`.replaceAll(/\/{2,}/g, '/')
    return [full, ...pathsOf(children, full)]
  })

/** First path segments of pages about the account rather than about what the product does. */
const ABOUT_THE_ACCOUNT = ['', 'account', 'help', 'notifications', 'pricing-plans', 'subscriptions', '*']

test('every area of the app is on the features page', () => {
  const segment = (path: string): string => path.split('?')[0]?.split('/')[1] ?? ''
  const claimed = new Set(claims.flatMap(({ pages }) => pages).map(segment))
  const parts = new Set(pathsOf(appRoutes).map(segment))
  expect([...parts].filter((part) => !claimed.has(part) && !ABOUT_THE_ACCOUNT.includes(part))).toEqual([])
})

test('no answer of the FAQ mentions a missing feature', () => {
  expect(
    questions.map(({ question, terms }) => `${question} ${terms}`).filter((text) => /\byet\b|missing|roadmap|coming soon/i.test(text)),
  ).toEqual([])
})
