import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { sampleOf } from './looks.ts'
import { storedToken } from './people/signIn.ts'
import { button, chooseCategory, chooseType, seeHeading, seeOwnEmptyDay, setUp } from './people/signUp.ts'
import { onProduct } from './product.ts'

/** What comes of every answer of a provider is tested in `client/src/features/auth/social/Social.test.tsx`: here, the way there and back. */
const product = onProduct('tiny')

/** From a page of the product to the one that plays the provider. */
async function goTo(page: Page, provider: string, from = '/login'): Promise<void> {
  await page.goto(from)
  await button(page, `Continue with ${provider}`).click()
  await seeHeading(page, `Sign in with ${provider}`)
}

/** Continues from the provider as an unknown user. */
async function signInAsNewUser(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email').fill(email)
  await button(page, 'Continue as somebody new').click()
}

/** Without success Google's way leads back, Apple's to the type of the account (spec §2 "Apple return page"). */
const withoutSuccess = { Google: 'Sign in to Callout', Apple: 'What is your account type?' } as const

const providers = ['Google', 'Apple'] as const

describe.each(providers)('with %s', (provider) => {
  test('Cancel doesn’t sign in', async () => {
    const { page } = await product.arrive()
    await goTo(page, provider)
    await button(page, 'Cancel').click()
    await seeHeading(page, withoutSuccess[provider])
    expect(await storedToken(page)).toBeNull()
    expect(page.url()).not.toContain('error')
  })
})

describe.each(sampleOf(providers, ['Google']))('with %s', (provider) => {
  test('a new person sets the account up, and returns to it at once', async () => {
    const [name, email] = [`Nora ${provider}`, `nora@${provider.toLowerCase()}.test`]
    const { page } = await product.arrive()
    await goTo(page, provider)
    await signInAsNewUser(page, name, email)
    await seeHeading(page, 'What is your account type?')
    expect(page.url()).not.toMatch(/id_token|code=/)
    expect(await storedToken(page)).toBeTruthy()
    await chooseType(page, 'Company')
    await setUp(page, 'Company', `Nora's ${provider} company`)
    await chooseCategory(page)
    await seeOwnEmptyDay(page)

    const again = await product.arrive()
    await goTo(again.page, provider, '/register')
    await signInAsNewUser(again.page, name, email)
    await seeOwnEmptyDay(again.page)
    await again.page.getByText(`Nora's ${provider} company`).first().waitFor()
  })
})
