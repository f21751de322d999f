import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Finding } from '@callout/client/vite/xray/browser/inspect.ts'
import { openProfile, sharedBrowser } from '../browser.ts'
import { type DevelopmentServer, signInAsOwner, startDevelopment } from './developmentServer.ts'
import { changeField, type Control } from './changeField.ts'

const screens = [
  '/',
  '/jobs',
  '/jobs/1',
  '/jobs/7',
  '/customers',
  '/customers/3',
  '/customers/5',
  '/invoices',
  '/invoices/1',
  '/invoices/3',
  '/staff',
  '/staff/13',
  '/earnings',
  '/price-list',
  '/price-list/1',
  '/categories',
  '/taxes',
  '/forms',
  '/branches',
  '/notifications',
]
const SEED = 58
const TEXTS = 200
const LEAST_RIGHT = 0.95

let development: DevelopmentServer
let page: Page
beforeAll(async () => {
  development = await startDevelopment()
  ;({ page } = await openProfile(await sharedBrowser(), development.url, 'desktop'))
  await signInAsOwner(page)
})
afterAll(async () => {
  await page.context().close()
  await development.stop()
})

const control: Control = async (method, path, body) => {
  const content = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return (await fetch(`${development.mockUrl}/control${path}`, { method, ...content })).json()
}

/** Minimal standard generator (Park and Miller). */
function getRandom(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item)
}

/** Runs a function of X-ray's modules in the page. As text, since the test runner rewrites imports. */
const inPage = <T>(module: string, expression: string): Promise<T> =>
  page.evaluate<T>(`import('/vite/xray/browser/${module}.ts').then((module) => ${expression})`)

/** The texts of the page, once they no longer change. */
async function settledTexts(): Promise<string[]> {
  const read = () => inPage<string[]>('shown', 'module.textElements().map(module.ownText)')
  let before = await read()
  for (let index = 0; index < 40; index += 1) {
    await page.waitForTimeout(300)
    const texts = await read()
    if (texts.length > 25 && texts.join('\n') === before.join('\n')) return texts
    before = texts
  }
  return before
}

const findingsOn = (): Promise<Finding[]> => inPage('inspect', 'module.inspectAll()')

/** Returns whether all queries of the page succeeded. */
const refetch = (): Promise<boolean> =>
  page.evaluate('__APOLLO_CLIENT__.refetchQueries({ include: "active" }).then(() => true, () => false)')

const countIn = (texts: readonly string[], text: string): number => texts.filter((each) => each === text).length

/** Whether a change of the named field changes the text; undefined if the field can't be changed. */
async function isRight({ text, parts }: Finding): Promise<boolean | undefined> {
  const field = parts[0]?.sources[0]?.fields[0]
  if (!field) return undefined
  const before = countIn(await settledTexts(), text)
  const undo = await changeField(field, control)
  if (!undo) return undefined
  const isShown = await refetch()
  const after = countIn(await settledTexts(), text)
  await undo()
  if (!isShown) await page.reload()
  else await refetch()
  return isShown && after < before
}

const sourcesIn = ({ parts }: Finding): number => parts.reduce((sum, { sources }) => sum + sources.length, 0)

test('Alt and a click, or Alt+Shift+X, open a panel that Escape closes', async () => {
  await page.goto('/jobs')
  const title = page.getByText('Ceiling fan installation').first()
  await title.click({ modifiers: ['Alt'] })
  const panel = page.getByRole('dialog', { name: '“Ceiling fan installation”' })
  await panel.getByText('Job.title', { exact: false }).first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/jobs')
  expect((await new AxeBuilder({ page }).include('callout-xray').analyze()).violations).toEqual([])
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })

  const search = page.getByPlaceholder('Number, title, customer, phone or street')
  await search.focus()
  await page.keyboard.press('Alt+Shift+KeyX')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Close' }).press('Enter')
  expect(await search.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('a change of the field that X-ray names changes the text', { timeout: 3_000_000 }, async ({ annotate }) => {
  const found: { readonly screen: string; readonly finding: Finding }[] = []
  let all = 0
  for (const screen of screens) {
    await page.goto(screen)
    await settledTexts()
    const findings = await findingsOn()
    all += findings.length
    found.push(...findings.filter((finding) => sourcesIn(finding) > 0).map((finding) => ({ screen, finding })))
  }
  const drawn = shuffled(found, getRandom(SEED)).slice(0, TEXTS)
  const single = drawn.filter(({ finding }) => sourcesIn(finding) === 1)
  const wrong: string[] = []
  const unchangeable: string[] = []
  for (const screen of screens) {
    await page.goto(screen)
    for (const { finding } of single.filter((each) => each.screen === screen)) {
      const line = `${screen} “${finding.text}” ${finding.parts[0]?.sources[0]?.fields[0]?.path ?? ''}`
      const right = await isRight(finding)
      if (right === undefined) unchangeable.push(line)
      else if (!right) wrong.push(line)
    }
  }
  const tried = single.length - unchangeable.length
  const share = (tried - wrong.length) / tried
  const report = `${found.length} of ${all} texts have sources. Of ${drawn.length} drawn, ${single.length} have one and ${drawn.length - single.length} several. ${tried} were changed: ${(share * 100).toFixed(1)} % right.`
  await annotate(report)
  await annotate([...wrong.map((line) => `Wrong: ${line}`), ...unchangeable.map((line) => `Not changed: ${line}`)].join('\n'))
  expect(drawn).toHaveLength(TEXTS)
  expect(share).toBeGreaterThanOrEqual(LEAST_RIGHT)
})
