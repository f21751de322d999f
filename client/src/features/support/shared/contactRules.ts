import { ContactForm } from '@callout/contracts/support/schemas'
import { wireResolver } from '../../../lib/forms/wireResolver.ts'
import type { ContactValues } from './lazyContact.ts'

/** The rules of the contract, with the words of spec §5. */
export const resolver = wireResolver<ContactValues>(ContactForm)
