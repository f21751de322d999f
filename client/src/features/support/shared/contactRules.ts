import { ContactForm } from '@callout/contracts/support/schemas'
import { wireResolver } from '../../../lib/forms/wireResolver.ts'
import type { ContactValues } from './lazyContact.ts'

/** The contract's rules with the messages of spec §5. */
export const resolver = wireResolver<ContactValues>(ContactForm)
