import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { storedToken } from './people/signIn.ts'
import { button, chooseCategory, chooseType, seeHeading, seeOwnEmptyList, setUp } from './people/signUp.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')

/** From a page of the product to the one that plays the provider. */
async function goTo(page: Page, provider: string, from = '/login'): Promise<void> {
  await page.goto(from)
  await button(page, `Continue with ${provider}`).click()
  await seeHeading(page, `Sign in with ${provider}`)
}

/** Goes on from the provider as somebody whom it does not know yet. */
async function beSomebodyNew(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email').fill(email)
  await button(page, 'Continue as somebody new').click()
}

/** Without success Google's way leads back, Apple's to the type of the account (spec §2 "Apple return page"). */
const withoutSuccess = { Google: 'Sign in to Callout', Apple: 'What is your account type?' } as const

describe.each(['Google', 'Apple'] as const)('with %s', (provider) => {
  test.each(['Cancel', 'Fail'])('%s signs nobody in', async (way) => {
    const { page } = await product.arrive()
    await goTo(page, provider)
    await button(page, way).click()
    await seeHeading(page, withoutSuccess[provider])
    expect(await storedToken(page)).toBeNull()
    expect(page.url()).not.toContain('error')
  })

  test('a new person sets the account up, and returns to it at once', async () => {
    const [name, email] = [`Nora ${provider}`, `nora@${provider.toLowerCase()}.test`]
    const { page } = await product.arrive()
    await goTo(page, provider)
    await beSomebodyNew(page, name, email)
    await seeHeading(page, 'What is your account type?')
    expect(page.url()).not.toMatch(/id_token|code=/)
    expect(await storedToken(page)).toBeTruthy()
    await chooseType(page, 'Company')
    await setUp(page, 'Company', `Nora's ${provider} company`)
    await chooseCategory(page)
    await seeOwnEmptyList(page)

    const again = await product.arrive()
    await goTo(again.page, provider, '/register')
    await beSomebodyNew(again.page, name, email)
    await seeOwnEmptyList(again.page)
    await again.page.getByText(`Nora's ${provider} company`).first().waitFor()
  })
})

test('a person whom the provider knows is new to the product all the same', async () => {
  const { page } = await product.arrive()
  await goTo(page, 'Google')
  await page.getByRole('button', { name: /Ines Marlow/ }).click()
  await seeHeading(page, 'What is your account type?')
  expect(await storedToken(page)).toBeTruthy()
})

test('Google, cancelled on the sign-up page, leads back to it', async () => {
  const { page } = await product.arrive()
  await goTo(page, 'Google', '/register')
  await button(page, 'Cancel').click()
  await seeHeading(page, 'Create your account')
})

test("Apple's return page without success leads to the type of the account", async () => {
  const { page } = await product.arrive()
  await page.goto('/party-return')
  await page.waitForURL('**/register')
  await seeHeading(page, 'What is your account type?')
  expect(await storedToken(page)).toBeNull()
})

test('success that this window has not asked for signs nobody in', async () => {
  const { page } = await product.arrive()
  await page.goto('/party-return?success=true&id_token=made-up')
  await page.getByText('This sign-in didn’t start in this window. Please try again.').waitFor()
  await seeHeading(page, 'Sign in to Callout')
  expect(page.url()).not.toContain('id_token')
  expect(await storedToken(page)).toBeNull()
})
