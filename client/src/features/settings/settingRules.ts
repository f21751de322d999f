import {
  UpdateCompanyBody,
  UpdateCustomerSettingBody,
  UpdateJobSettingBody,
  UpdateTeamSettingBody,
} from '@callout/contracts/settings/bodies'
import { UpdateGeneralDataBody } from '@callout/contracts/profile/schemas'
import { requiredText } from '@callout/contracts/text/rules'
import { z } from '@callout/contracts/wire/zod'
import type { FieldErrors } from 'react-hook-form'
import type { Rules } from '../../components/form/formTypes.ts'
import { sentValues } from '../../components/form/fieldChanges.ts'
import { wireResolver } from '../../lib/forms/wireResolver.ts'
import { inBlock } from './inBlock.ts'
import type { SettingForm, SettingValues } from './settingRecord.ts'
import { type Block, type SectionName, type Setting, settingsOf } from './settingTable.ts'

/** Calendar settings are always valid choices. */
const schemas: Partial<Record<Block, z.ZodMiniType>> = {
  company: UpdateCompanyBody,
  general: z.safeExtend(UpdateGeneralDataBody, { currency_code: z.optional(requiredText()) }),
  customer: UpdateCustomerSettingBody,
  team: UpdateTeamSettingBody,
  job: UpdateJobSettingBody,
}

/** A choice from a list is valid unless it is required and empty. */
function isTyped(section: SectionName, name: string): boolean {
  const { kind, isRequired = false } = settingsOf(section)[name] as Setting
  return kind !== 'choice' || isRequired
}

export const settingRules =
  (section: SectionName): Rules<SettingForm> =>
  (now, fields) =>
  async (values, context, options) => {
    const sent = Object.fromEntries(Object.entries(sentValues(fields, now().base, values)).filter(([name]) => isTyped(section, name)))
    const errors: FieldErrors<SettingValues> = {}
    for (const [block, schema] of Object.entries(schemas)) {
      const found = await wireResolver<SettingValues>(schema)({ id: '1', ...inBlock(section, block as Block, sent) }, context, options)
      Object.assign(errors, found.errors)
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
