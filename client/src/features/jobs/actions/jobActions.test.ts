import { jobStatus } from '@callout/contracts/jobs/status/status'
import { jobAction } from '@callout/contracts/jobs/status/transitions'
import type { Actor } from '@callout/contracts/profile/authorities'
import { expect, test } from 'vitest'
import { actionsOf } from './jobActionRules.ts'
import { nextStepOf } from './nextStep.ts'
import type { JobAction, JobStatus } from '../../../lib/api/schemaTypes.generated.ts'

const owner: Actor = { user_type: 'company', authorities: [] }
const technician: Actor = { user_type: 'staff', authorities: [] }

test('offers exactly what the backend allows, in the order of a visit', () => {
  const actions = actionsOf({ status: 'ASSIGNED', allowedActions: ['CANCEL', 'START', 'ON_THE_WAY'] }, owner)
  expect(actions).toEqual(['ON_THE_WAY', 'START', 'CANCEL'])
})

test('offers nothing if the backend allows nothing', () => {
  expect(actionsOf({ status: 'ASSIGNED', allowedActions: [] }, owner)).toEqual([])
})

test('falls back to the contract if the backend does not say', () => {
  const assigned = { status: 'ASSIGNED', allowedActions: null } as const
  expect(actionsOf(assigned, technician)).toEqual(['ON_THE_WAY', 'REACHED', 'START', 'DECLINE'])
  expect(actionsOf(assigned, owner)).toEqual([
    'ON_THE_WAY',
    'REACHED',
    'START',
    'RESCHEDULE',
    'UNASSIGN',
    'UNSCHEDULE',
    'DECLINE',
    'CANCEL',
  ])
})

// Voiding is offered on the invoice's page.
const elsewhere: readonly JobAction[] = ['REOPEN', 'VOID_INVOICE']

test('every action of the contract has a position', () => {
  const all = (Object.keys(jobAction) as JobAction[]).filter((name) => !elsewhere.includes(name))
  expect(actionsOf({ status: 'ASSIGNED', allowedActions: all }, owner).toSorted()).toEqual(all.toSorted())
})

test('a reopened visit does not also offer a step back', () => {
  expect(actionsOf({ status: 'COMPLETED', allowedActions: ['STEP_BACK', 'REOPEN'] }, owner)).toEqual(['REOPEN'])
})

test('only the backend can offer a step back', () => {
  expect(actionsOf({ status: 'STARTED', allowedActions: null }, owner)).not.toContain('STEP_BACK')
})

test('every open status has a next step for an owner', () => {
  const steps = (Object.keys(jobStatus) as JobStatus[]).map((status) => [
    status,
    nextStepOf(actionsOf({ status, allowedActions: null }, owner), status, false),
  ])
  expect(Object.fromEntries(steps)).toEqual({
    UNASSIGNED: 'ASSIGN',
    ASSIGNED: 'ON_THE_WAY',
    ON_THE_WAY: 'REACHED',
    REACHED: 'START',
    STARTED: 'FINISH',
    INVOICE_CREATED: 'FINISH',
    COMPLETED: 'CREATE_INVOICE',
    CANCELLED: 'REOPEN',
    DECLINED: 'ASSIGN',
    UNSCHEDULED: 'SCHEDULE',
  })
})

test('a finished job with an invoice has no next step', () => {
  expect(nextStepOf(['CREATE_INVOICE', 'REOPEN'], 'COMPLETED', true)).toBeNull()
})

test('a disallowed next step falls back to the next best', () => {
  expect(nextStepOf(['START', 'CANCEL'], 'ASSIGNED', false)).toBe('START')
  expect(nextStepOf(['CANCEL'], 'ASSIGNED', false)).toBeNull()
})
