import { ChangePasswordForm, ResetPasswordForm } from '@callout/contracts/auth/schemas'
import { BranchChangeForm, BranchForm, BranchHeadBody, BranchHeadChangeBody } from '@callout/contracts/branches/schemas'
import { CategoryBody, CategoryServiceBody, ServiceBody, ServiceChangeBody } from '@callout/contracts/catalogue/schemas'
import { CustomerBody, CustomerChangeBody, PropertyBody } from '@callout/contracts/customers/schemas'
import {
  UpdateCompanyBody,
  UpdateCustomerSettingBody,
  UpdateJobSettingBody,
  UpdateTeamSettingBody,
} from '@callout/contracts/settings/bodies'
import { StaffBody, StaffChangeBody } from '@callout/contracts/staff/schemas'
import { TaxBody, TaxChangeBody } from '@callout/contracts/taxes/schemas'
import { z } from '@callout/contracts/wire/zod'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** Invalid values by field, and the specification's message. */
type Line = readonly [field: string, typed: unknown, message: string]

interface Form {
  /** Rules of the form, by their name. */
  readonly rules: Readonly<Record<string, z.ZodMiniType>>
  /** The file of the client that holds its form to them. */
  readonly file: string
  readonly valid: object
  readonly lines: readonly Line[]
}

const R = 'Required'
const empty = (...fields: readonly string[]): Line[] => fields.map((field) => [field, '', R])
const email: readonly Line[] = [
  ['email', '', R],
  ['email', 'nora@', 'Invalid'],
]
const phone: readonly Line[] = [
  ['phone', '', R],
  ['phone', '555-0150', 'Must be only digits'],
  ['phone', '555', 'Please type valid mobile number'],
]
const website: Line = ['website', 'no address', 'Enter correct url!']

const person = { name: 'Nora Field', email: 'nora@field.test', phone_country_code: '1', phone: '5125550150' }
const customer = { first_name: 'Nora', last_name: 'Field', street1: '12 Lake Street' }
const staff = { ...person, color: '#1f78b4', role: 'staff' }
const branch = { ...person, street1: '12 Lake Street', city: 'Joliet', province: 'IL', country: 'United States' }
const service = { name: 'Boiler service', currency_code: 'USD', amount: 45, product_type: 0 }
const monday = (part: object) => [{ day: 1, is_on: true, open: '09:00', close: '17:00', ...part }]

// oxfmt-ignore
/** Spec §5 "Customers, staff, branches and catalogue" and "Settings", by hand. */
const forms: Readonly<Record<string, Form>> = {
  'new customer': {
    rules: { CustomerBody }, file: 'features/customers/form/customerForm.tsx', valid: customer,
    lines: [...empty('first_name', 'last_name', 'street1'), website, ['phone', '55-01', 'Must be only digits'], ['email', 'nora@', 'Invalid']],
  },
  'new customer, billed elsewhere': {
    rules: { CustomerBody }, file: 'features/customers/form/customerForm.tsx',
    valid: { ...customer, same_as_property_address: false, billing_street1: '1 Main Street' }, lines: empty('billing_street1'),
  },
  'customer': {
    rules: { CustomerChangeBody }, file: 'features/customers/form/customerForm.tsx', valid: { id: 1, lock_version: 1, first_name: 'Nora', last_name: 'Field' },
    lines: [...empty('first_name', 'last_name'), website],
  },
  'property': { rules: { PropertyBody }, file: 'features/customers/property/propertyForm.ts', valid: { customer_id: 1, street1: '12 Lake Street' }, lines: empty('street1') },
  'staff': {
    rules: { StaffBody, StaffChangeBody }, file: 'features/staff/form/staffForm.tsx', valid: { ...staff, id: 1 },
    lines: [...empty('name', 'color'), ...email, ...phone],
  },
  'staff admin': {
    rules: { StaffBody, StaffChangeBody }, file: 'features/staff/form/staffForm.tsx', valid: { ...staff, id: 1, role: 'staff_admin', authorities: ['dispatch'] },
    lines: [['authorities', [], 'Kindly give at least one access to admin']],
  },
  'branch': {
    rules: { BranchForm, BranchChangeForm }, file: 'features/branches/form/branchForm.ts', valid: { ...branch, id: 1 },
    lines: [
      ...empty('name', 'street1', 'city', 'province', 'country'), ...email, ...phone,
      ['alternate_no', '12a4', 'Must be only digits'], ['alternate_no', '12', 'Please type valid mobile number'],
    ],
  },
  'branch head': {
    rules: { BranchHeadBody, BranchHeadChangeBody }, file: 'features/branches/head/HeadDialog.tsx', valid: { ...person, address: '12 Lake Street', branch_id: 1, branch_head_id: 2 },
    lines: [...empty('name', 'address'), ...email, ...phone],
  },
  'service': {
    rules: { ServiceBody, ServiceChangeBody }, file: 'features/catalogue/form/serviceForm.tsx', valid: { ...service, id: 1 },
    lines: [...empty('name', 'currency_code', 'product_type'), ['amount', null, R]],
  },
  'category': { rules: { CategoryBody }, file: 'features/catalogue/categories/categoryForm.tsx', valid: { name: 'Roofing', email: 'roofs@field.test', description: 'Roofs' }, lines: [...empty('name', 'description'), ...email] },
  'tax': {
    rules: { TaxBody, TaxChangeBody }, file: 'features/taxes/taxForm.tsx', valid: { id: 1, name: 'Sales tax', rate: 8.25 },
    lines: [...empty('name'), ['rate', 0, 'Please type a valid tax rate.'], ['rate', -1, 'Please type a valid tax rate.'], ['rate', 100.1, 'Please type a valid tax rate.']],
  },
  'own password': {
    rules: { ChangePasswordForm }, file: 'features/profile/password/ChangePasswordPage.tsx', valid: { old_password: 'demo1234', password: 'brand-new-1', password_confirmation: 'brand-new-1' },
    lines: [...empty('old_password', 'password', 'password_confirmation'), ['password_confirmation', 'brand-new-2', 'Passwords must match']],
  },
  'password of staff': {
    rules: { ResetPasswordForm }, file: 'features/staff/actions/staffRules.ts', valid: { password: 'brand-new-1', password_confirmation: 'brand-new-1' },
    lines: [...empty('password', 'password_confirmation'), ['password_confirmation', 'brand-new-2', 'Passwords must match']],
  },
  'customers and invoices': {
    rules: { UpdateCustomerSettingBody }, file: 'features/settings/settingRules.ts', valid: { company_name: 'Field & Co', timezone: 'America/Chicago' },
    lines: [...empty('company_name', 'timezone'), ['invoice_due_days', 0, 'Entered value should be positive number'], ['invoice_due_days', 1.5, 'Entered value should be positive number']],
  },
  'company': { rules: { UpdateCompanyBody }, file: 'features/settings/settingRules.ts', valid: { id: 1, organization_name: 'Field & Co' }, lines: empty('organization_name') },
  'team': {
    rules: { UpdateTeamSettingBody }, file: 'features/settings/settingRules.ts', valid: { business_hours: monday({}), slot_minutes: 30 },
    lines: [
      ['business_hours', monday({ open: '' }), R], ['business_hours', monday({ close: null }), R],
      ['business_hours', monday({ open: '17:00' }), 'Business open time must be before Business close time.'],
      ['slot_minutes', 3, 'Minimum value should be 4'], ['slot_minutes', 101, 'Maximum value should be 100'], ['slot_minutes', 7.5, 'Entered value should be positive number'],
    ],
  },
  'jobs': {
    rules: { UpdateJobSettingBody }, file: 'features/settings/settingRules.ts', valid: { late_after_minutes: 15, default_duration_minutes: 60 },
    lines: [
      ['late_after_minutes', 3, 'Minimum value should be 4'], ['late_after_minutes', 101, 'Maximum value should be 100'],
      ['default_duration_minutes', 0, 'Entered value should be positive number'], ['default_duration_minutes', -5, 'Entered value should be positive number'],
    ],
  },
}

const client = join(import.meta.dirname, '../../client/src')
/** What stands at the field. */
const getMessage = (rules: z.ZodMiniType, body: object, field: string): string | undefined =>
  z.safeParse(rules, body).error?.issues.find(({ path }) => path[0] === field)?.message

describe.each(Object.entries(forms))('the form “%s”', (_, { rules, file, valid, lines }) => {
  test('is held to its rules, which take what is valid', () => {
    const text = readFileSync(join(client, file), 'utf8')
    for (const [name, schema] of Object.entries(rules)) {
      expect(text).toMatch(new RegExp(`\\b${name}\\b`))
      expect(z.safeParse(schema, valid).error?.issues ?? []).toEqual([])
    }
  })

  test.each(lines)('%s: %j is answered with %j', (field, typed, message) => {
    for (const schema of Object.values(rules)) expect(getMessage(schema, { ...valid, [field]: typed }, field)).toBe(message)
  })
})

test('a service that is added under a category needs the category', () => {
  expect(getMessage(CategoryServiceBody, { ...service, id: 3, category_id: '' }, 'category_id')).toBe(R)
})
