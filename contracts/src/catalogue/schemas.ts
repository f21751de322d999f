import { codeInput, codeSchema } from '../wire/codes.ts'
import { idempotencyField } from '../wire/idempotency.ts'
import { productType } from '../jobs/codes.ts'
import { messages } from '../text/messages.ts'
import { listQuery, Pagination, sortDirection } from '../wire/page.ts'
import {
  atMost,
  emailText,
  MAX_PICTURE_TEXT,
  pictureTooLarge,
  requiredId,
  requiredName,
  requiredText,
  unitPrice,
  uploadedPicture,
  nullishText,
} from '../text/rules.ts'
import { Flag, IdInput, IntegerInput, Money, nullish, RecordId, z } from '../wire/zod.ts'
import { serviceSort } from './codes.ts'

/** Spec §3 "Category". The list is a bare array in `responseData`. */
export const ServiceCategory = z.object({
  id: RecordId,
  name: z.string(),
  image_url: nullish(z.string()),
  description: nullish(z.string()),
  email: nullish(z.string()),
  services_count: nullish(z.int()),
  is_selected: nullish(z.boolean()),
  is_active: nullish(z.boolean()),
})
export type ServiceCategory = z.output<typeof ServiceCategory>
export const CategoryQuery = z.object({ is_web_request: z._default(Flag, true), search: z.optional(z.string()) })

export const OwnCategoryQuery = z.object(listQuery)
export const OwnCategoryPage = z.object({ categories: z.array(ServiceCategory), pagination: nullish(Pagination) })

export const Service = z.object({
  id: RecordId,
  name: z.string(),
  description: nullish(z.string()),
  currency_code: nullish(z.string()),
  amount: nullish(Money),
  product_type: nullish(codeSchema(productType)),
  category_id: nullish(RecordId),
  category_name: nullish(z.string()),
  unit: nullish(z.string()),
  duration_minutes: nullish(z.int()),
  is_tax_exempt: nullish(z.boolean()),
  /** Taxes of this item; empty: the job's taxes. */
  tax_ids: nullish(z.array(RecordId)),
  /** Cost per unit; only for users who may see prices. */
  cost: nullish(Money),
  image_url: nullish(z.string()),
  sku: nullish(z.string()),
  is_active: nullish(z.boolean()),
})
export type Service = z.output<typeof Service>

/** `search` matches words of name, description, number and category. */
export const ServiceQuery = z.object({
  ...listQuery,
  category_id: z.optional(IdInput),
  product_type: z.optional(codeInput(productType)),
  is_active: z.optional(Flag),
  sort_by: z.optional(codeInput(serviceSort)),
  sort_dir: z.optional(codeInput(sortDirection)),
})
export const ServicePage = z.object({ services: z.array(Service), pagination: nullish(Pagination) })

const MAX_DURATION_MINUTES = 1440

const duration = () =>
  IntegerInput.check(z.gt(0, messages.positiveNumber), z.lte(MAX_DURATION_MINUTES, `Enter ${MAX_DURATION_MINUTES} minutes or less`))

const MAX_ADDRESS = 2000
const isPictureAddress = (value: string): boolean => /^https:\/\/\S+$/.test(value) && value.length <= MAX_ADDRESS

const picture = () =>
  z.pipe(
    z.string().check(z.trim(), z.maxLength(MAX_PICTURE_TEXT, pictureTooLarge)),
    z.string().check(
      z.refine((value) => uploadedPicture.test(value) || isPictureAddress(value), {
        error: 'Choose a PNG, JPEG or WebP picture, or an address that begins with https://',
      }),
    ),
  )

const position = {
  name: requiredText().check(atMost(200)),
  description: nullishText(2000),
  currency_code: requiredText(),
  amount: unitPrice(),
  product_type: codeInput(productType, messages.required),
  unit: nullishText(40),
  duration_minutes: nullish(duration()),
  sku: nullishText(40),
  tax_ids: nullish(z.array(IdInput)),
  cost: nullish(unitPrice()),
  image_url: nullish(picture()),
}

export const ServiceBody = z.object({
  ...position,
  category_id: nullish(IdInput),
  is_tax_exempt: z._default(Flag, false),
  is_active: z._default(Flag, true),
  ...idempotencyField,
})
export type ServiceBody = z.output<typeof ServiceBody>

export const CategoryServiceBody = z.extend(ServiceBody, { id: IdInput, category_id: requiredId() })

export const ServiceChangeBody = z.object({
  ...z.partial(z.object(position)).shape,
  id: IdInput,
  category_id: nullish(IdInput),
  is_tax_exempt: z.optional(Flag),
  is_active: z.optional(Flag),
  /** Booked jobs don't change; clients update them one by one. */
  apply_to: z.optional(z.literal('new_only')),
})
export type ServiceChangeBody = z.output<typeof ServiceChangeBody>

export const ServiceIdInput = z.object({ id: IdInput })

export const CategoryServiceQuery = z.object({ ...listQuery, id: IdInput, is_active: z.optional(Flag) })

export const CategoryIdInput = z.object({ id: IdInput })

const categoryFields = {
  name: requiredName(),
  email: emailText(),
  description: requiredText().check(atMost(1000)),
}

export const CategoryBody = z.object(categoryFields)
export type CategoryBody = z.output<typeof CategoryBody>

export const CategoryChangeBody = z.object({ ...z.partial(z.object(categoryFields)).shape, id: IdInput })
export type CategoryChangeBody = z.output<typeof CategoryChangeBody>

/** A category with services needs a replacement. */
export const CategoryDeletion = z.object({ id: IdInput, move_to_category_id: z.optional(IdInput) })

const chosenIds = () =>
  z.pipe(
    z.union([z.string().check(z.regex(/^(\d+(,\d+)*)?$/)), z.array(IdInput)], { error: messages.selectCategory }),
    z.transform((ids: string | number[]) => (typeof ids === 'string' ? ids.split(',').filter(Boolean).map(Number) : ids)),
  )

export const CategorySelectionBody = z.object({ user_category_ids: chosenIds() })
export const CategorySelection = z.object({ categories: z.array(ServiceCategory) })
