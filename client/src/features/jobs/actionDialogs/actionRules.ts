import { actionForms } from '@callout/contracts/jobs/manageJob'
import type { FieldValues, Resolver } from 'react-hook-form'
import { wireResolver } from '../../../lib/forms/wireResolver.ts'

type RulesName = keyof typeof actionForms

/** The rules of an action's dialog (spec §5 "Jobs"). */
export const rulesOf = <Values extends FieldValues>(name: RulesName): Resolver<Values> => wireResolver<Values>(actionForms[name])
