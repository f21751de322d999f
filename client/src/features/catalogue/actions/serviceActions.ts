import type { ApolloClient } from '@apollo/client'
import { IconEye, IconEyeOff, IconFolder, IconPercentage } from '@tabler/icons-react'
import { activation, activityState, defineFieldActions } from '../../../components/actions/fieldActions.ts'
import { requiredData } from '../../../lib/api/requiredData.ts'
import { serviceNoun } from '../serviceText.ts'
import { ChangeServiceDocument, ServiceNowDocument, type ServiceStateFragment } from './serviceActions.generated.ts'
import type { ActionableService, ServiceAction } from './serviceActionSet.ts'

export interface ServiceInput {
  readonly amount: number
  readonly categoryId: string
}
type Fields = Pick<ServiceStateFragment, 'isActive' | 'amount' | 'categoryId'>

export const serviceNow = async (client: ApolloClient, id: string): Promise<ActionableService & ServiceStateFragment> =>
  requiredData(await client.query({ query: ServiceNowDocument, variables: { id }, fetchPolicy: 'network-only' })).service

/** Implementation of the service actions. `serviceActionSet` decides which are offered. */
export const serviceActions = defineFieldActions<
  ServiceAction,
  ActionableService,
  ActionableService,
  ServiceInput,
  Fields,
  ServiceStateFragment
>({
  actions: {
    ACTIVATE: { ...activation(true), Icon: IconEye },
    DEACTIVATE: { ...activation(false), Icon: IconEyeOff },
    PRICE: {
      label: 'Change price',
      reasonSeparator: ': ',
      Icon: IconPercentage,
      noun: 'Price change',
      change: (_, { amount }) => (amount === undefined ? {} : { amount }),
      restore: ({ amount }) => (amount === null ? null : { amount }),
      successMessage: (name) => `Price of ${name} changed`,
    },
    MOVE: {
      label: 'Move to category',
      reasonSeparator: ': ',
      Icon: IconFolder,
      noun: 'Move',
      change: (_, { categoryId }) => (categoryId === undefined ? {} : { categoryId }),
      restore: ({ categoryId }) => ({ categoryId }),
      successMessage: (name) => `${name} moved`,
    },
  },
  noun: serviceNoun,
  getName: ({ name }) => name,
  getKey: ({ id, isActive, amount, categoryId }) => [id, isActive, amount, categoryId].join('/'),
  toTarget: (service) => service,
  read: serviceNow,
  write: async (client, { id }, change) => {
    const { data } = await client.mutate({ mutation: ChangeServiceDocument, variables: { input: { id, ...change } } })
    return data?.updateService ?? null
  },
  state: ({ isActive, amount, categoryId }) => {
    if (categoryId !== undefined) return 'belongs to another category'
    return amount === undefined ? activityState(isActive) : `costs ${amount}`
  },
  refetchQueries: ['PriceList', 'ServiceRecord'],
})
