import { messages } from '@callout/contracts/text/messages'
import { z } from '@callout/contracts/wire/zod'
import { isEquipmentDate } from './equipmentText.ts'

const MAX_LENGTH = 100

const text = z.string().check(
  z.trim(),
  z.maxLength(MAX_LENGTH, `Use at most ${MAX_LENGTH} characters`),
  z.refine((typed) => !/[;\r\n]/.test(typed), 'Leave out “;”, which separates the fields'),
)
const date = z.string().check(z.trim(), z.refine(isEquipmentDate, 'Enter a date with its year, or only a year'))

/** A piece of equipment as typed. */
export const equipmentSchema = z
  .object({ make: text, model: text, serial: text, installed: date, warranty_until: date })
  .check(z.refine(({ make, model }) => make !== '' || model !== '', { path: ['make'], message: messages.required }))
