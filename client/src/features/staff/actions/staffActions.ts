import type { ApolloClient } from '@apollo/client'
import { IconBeach, IconBuilding, IconKey, IconMail, IconUserCheck, IconUserOff, IconX } from '@tabler/icons-react'
import { StaffActionDialog } from './StaffActionDialog.tsx'
import { defineActions } from '../../../components/actions/defineActions.ts'
import { type AnsweredWrite, effectOn, type UndoResult } from '../../../lib/writes/writeResult.ts'
import { staffName, staffNoun } from '../team/staffText.ts'
import { activityState } from '../../../components/actions/fieldActions.ts'
import { requiredData } from '../../../lib/api/requiredData.ts'
import {
  ChangeStaffDocument,
  ChangeStaffPasswordDocument,
  SetStaffActiveDocument,
  StaffNowDocument,
  type StaffStateFragment,
} from './staffActions.generated.ts'
import type { ActionableStaff, StaffAction } from './staffActionSet.ts'
import type { StaffActionInput, StaffOutcome, StaffTarget } from './staffTarget.ts'
import type { StaffChangeInput, TimeOffInput } from '../../../lib/api/schemaTypes.generated.ts'

/** Returned time off as input, without empty fields. */
const timeOffInput = ({ dateFrom, dateTo, startTime, endTime, note, id }: TimeOffInput): TimeOffInput => ({
  ...(id && { id }),
  dateFrom,
  dateTo,
  ...(startTime && endTime && { startTime, endTime }),
  ...(note && { note }),
})

const isInvitation = (name: StaffAction): boolean => name === 'INVITE' || name === 'INVITE_AGAIN'

type Change = Pick<StaffChangeInput, 'branchId' | 'timeOff'>

export const staffTarget = (staff: ActionableStaff, futureVisits: number | null = null): StaffTarget => ({
  id: staff.id,
  name: staffName(staff),
  email: staff.email,
  isActive: staff.isActive,
  branchId: staff.branchId ?? null,
  timeOff: staff.timeOff?.map(timeOffInput) ?? null,
  futureVisits,
  dropped: staff.dropped ?? null,
})

export async function staffNow(client: ApolloClient, id: string): Promise<StaffTarget> {
  const { staffMember } = requiredData(await client.query({ query: StaffNowDocument, variables: { id }, fetchPolicy: 'network-only' }))
  return staffTarget(staffMember, staffMember.futureVisits)
}

/** Time off as comparable text; null if it was not returned. */
const toDays = (timeOff: readonly TimeOffInput[] | null | undefined): string[] | null =>
  timeOff?.map(({ dateFrom, dateTo, startTime, note }) => JSON.stringify([dateFrom, dateTo, startTime ?? null, note ?? null])) ?? null

function toResult<Fields>(
  sent: Partial<Fields>,
  found: Fields,
  returned: StaffStateFragment,
  { state, visitsChanged = null }: { readonly state: string; readonly visitsChanged?: number | null },
): AnsweredWrite<StaffOutcome> {
  const kind = effectOn(sent, found)
  if (kind === 'unknown') return { kind }
  return kind === 'done' ? { kind, value: { ...returned, visitsChanged } } : { kind, state }
}

async function change(client: ApolloClient, { id, name }: StaffTarget, input: Change): Promise<AnsweredWrite<StaffOutcome>> {
  const { data } = await client.mutate({ mutation: ChangeStaffDocument, variables: { input: { id, ...input } } })
  const returned = data?.updateStaff
  if (!returned) return { kind: 'unknown' }
  const { branchId, timeOff } = input
  return branchId
    ? toResult({ branchId }, returned, returned, { state: `${name} belongs to another branch` })
    : toResult({ days: toDays(timeOff) }, { days: toDays(returned.timeOff) }, returned, { state: `${name} has other days off` })
}

async function setActive(
  client: ApolloClient,
  { id, name }: StaffTarget,
  isActive: boolean,
  { futureVisits, reassignToStaffId }: Partial<StaffActionInput> = {},
): Promise<AnsweredWrite<StaffOutcome>> {
  const input = { staffId: id, isActive, ...(futureVisits && { futureVisits }), ...(reassignToStaffId && { reassignToStaffId }) }
  const { data } = await client.mutate({ mutation: SetStaffActiveDocument, variables: { input } })
  const { staff, visitsChanged = null } = data?.setStaffActive ?? {}
  if (!staff) return { kind: 'unknown' }
  return toResult({ isActive }, staff, staff, { state: `${name} ${activityState(staff.isActive)}`, visitsChanged })
}

async function setPassword(
  client: ApolloClient,
  { id }: StaffTarget,
  input: Partial<StaffActionInput>,
): Promise<AnsweredWrite<StaffOutcome>> {
  const { password = '', passwordConfirmation = '' } = input
  await client.mutate({ mutation: ChangeStaffPasswordDocument, variables: { input: { staffId: id, password, passwordConfirmation } } })
  const nothing = { __typename: 'Staff', id, isActive: null, branchId: null, invitationStatus: null, timeOff: null } as const
  return { kind: 'done', value: { ...nothing, visitsChanged: null } }
}

async function invite(client: ApolloClient, { id, name }: StaffTarget): Promise<AnsweredWrite<StaffOutcome>> {
  const { data } = await client.mutate({ mutation: ChangeStaffDocument, variables: { input: { id, sendInvite: true } } })
  const returned = data?.updateStaff
  if (!returned) return { kind: 'unknown' }
  return toResult({ invitationStatus: 'SENT' as const }, returned, returned, { state: `${name} was not invited` })
}

const without = ({ timeOff, dropped }: StaffTarget): TimeOffInput[] => (timeOff ?? []).filter((_, index) => index !== dropped)

function send(
  client: ApolloClient,
  name: StaffAction,
  target: StaffTarget,
  input: Partial<StaffActionInput>,
): Promise<AnsweredWrite<StaffOutcome>> {
  if (name === 'PASSWORD') return setPassword(client, target, input)
  if (isInvitation(name)) return invite(client, target)
  if (name === 'MOVE') return change(client, target, { branchId: input.branchId ?? null })
  if (name === 'TIME_OFF') return change(client, target, { timeOff: [...(target.timeOff ?? []), ...(input.added ? [input.added] : [])] })
  if (name === 'DROP_TIME_OFF') return change(client, target, { timeOff: without(target) })
  return setActive(client, target, name === 'ACTIVATE', input)
}

/** Undo of an action; null if it can't be undone: reassigned visits stay reassigned. */
function undoOf(
  client: ApolloClient,
  name: StaffAction,
  target: StaffTarget,
  done: StaffOutcome,
): (() => Promise<AnsweredWrite<StaffOutcome>>) | null {
  if (name === 'PASSWORD' || isInvitation(name)) return null
  if (name === 'DEACTIVATE') return done.visitsChanged === 0 ? () => setActive(client, target, true) : null
  if (name === 'ACTIVATE') return () => setActive(client, target, false, { futureVisits: 'UNASSIGN' })
  if (name === 'MOVE') return target.branchId === null ? null : () => change(client, target, { branchId: target.branchId })
  return target.timeOff && (() => change(client, target, { timeOff: [...(target.timeOff ?? [])] }))
}

/** States that an undo restores, and the undone changes as nouns. */
const undoneStates: Partial<Record<StaffAction, string>> = {
  TIME_OFF: 'works on those days again',
  DROP_TIME_OFF: 'is off on those days again',
  MOVE: 'is back in the previous branch',
  ACTIVATE: activityState(false),
  DEACTIVATE: activityState(true),
}
const changeNouns: Partial<Record<StaffAction, string>> = {
  TIME_OFF: 'Time off',
  DROP_TIME_OFF: 'Removal of time off',
  MOVE: 'Move',
  ACTIVATE: 'Activation',
  DEACTIVATE: 'Deactivation',
}

const movedText = (count: number | null): string =>
  count === null || count === 0 ? '' : count === 1 ? '. 1 visit reassigned' : `. ${count} visits reassigned`

export const staffActions = defineActions<StaffAction, ActionableStaff, StaffTarget, StaffActionInput, StaffOutcome>({
  actions: {
    INVITE: {
      label: 'Send invitation',
      reasonSeparator: ' to ',
      Icon: IconMail,
      successMessage: ({ email, name }) => `Invitation sent to ${email ?? name}`,
    },
    INVITE_AGAIN: {
      label: 'Send the invitation again',
      reasonSeparator: ' to ',
      Icon: IconMail,
      successMessage: ({ email, name }) => `Invitation sent again to ${email ?? name}`,
    },
    TIME_OFF: {
      label: 'Add time off',
      reasonSeparator: ': ',
      Icon: IconBeach,
      question: () => true,
      successMessage: ({ name }) => `Time off added for ${name}`,
    },
    DROP_TIME_OFF: {
      label: 'Remove time off',
      reasonSeparator: ': ',
      Icon: IconX,
      successMessage: ({ name }) => `Time off removed for ${name}`,
    },
    PASSWORD: {
      label: 'Change password',
      reasonSeparator: ': ',
      Icon: IconKey,
      question: () => true,
      successMessage: ({ name }) => `Password of ${name} changed`,
    },
    MOVE: { label: 'Move to branch', reasonSeparator: ': ', Icon: IconBuilding, successMessage: ({ name }) => `${name} moved` },
    ACTIVATE: { label: 'Set active', reasonSeparator: ': ', Icon: IconUserCheck, successMessage: ({ name }) => `${name} set active` },
    DEACTIVATE: {
      label: 'Set inactive',
      reasonSeparator: ': ',
      Icon: IconUserOff,
      isDestructive: true,
      question: ({ futureVisits }) => futureVisits !== 0,
      successMessage: ({ name }, { visitsChanged }) => `${name} set inactive${movedText(visitsChanged)}`,
    },
  },
  noun: staffNoun,
  getName: ({ name }) => name,
  getKey: ({ id }) => id,
  find: (client, name, staff, isOld) => (isOld || name === 'DEACTIVATE' ? staffNow(client, staff.id) : staffTarget(staff)),
  send: ({ client }, name, target, input) => send(client, name, target, input),
  undo: ({ client }, name, target, done) => {
    const back = undoOf(client, name, target, done)
    return (
      back &&
      (async (): Promise<UndoResult> => {
        const result = await back()
        return { kind: result.kind, state: result.kind === 'ignored' ? result.state : `${target.name} ${undoneStates[name]}` }
      })
    )
  },
  changeNoun: (name) => changeNouns[name] ?? 'Change',
  refetchQueries: ['StaffRecord', 'StaffList', 'StaffJobs', 'DispatchMap'],
  Dialog: StaffActionDialog,
})
