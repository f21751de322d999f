/** Field rules made of the product's words (spec §5). The form and the mock validate with the same ones. */
import { messages } from './messages.ts'
import { z } from './zod.ts'

/** Text that must be there: 'Required'. Spaces around it do not count. */
export const requiredText = (message: string = messages.required) => z.string({ error: message }).check(z.trim(), z.minLength(1, message))

/** A secret that must be there. Its spaces count. */
export const requiredSecret = () => z.string({ error: messages.required }).check(z.minLength(1, messages.required))

/** 'Required' when missing, 'Invalid' when malformed. */
export const emailText = () =>
  z
    .string({ error: messages.required })
    .check(z.trim(), z.minLength(1, { error: messages.required, abort: true }), z.regex(z.regexes.email, messages.invalid))
