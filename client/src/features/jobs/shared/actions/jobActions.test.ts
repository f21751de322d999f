import { jobStatus } from '@callout/contracts/jobs/status/status'
import { jobAction } from '@callout/contracts/jobs/status/transitions'
import type { Actor } from '@callout/contracts/profile/authorities'
import { expect, test } from 'vitest'
import type { JobAction, JobStatus } from '../jobs.generated.ts'
import { actionsOf } from './jobActionSet.ts'
import { nextStepOf } from './nextStep.ts'

const owner: Actor = { user_type: 'company', authorities: [] }
const technician: Actor = { user_type: 'staff', authorities: [] }

test('what the backend allows is offered, nothing else, in the order of a visit', () => {
  const actions = actionsOf({ status: 'ASSIGNED', allowedActions: ['CANCEL', 'START', 'ON_THE_WAY'] }, owner)
  expect(actions).toEqual(['ON_THE_WAY', 'START', 'CANCEL'])
})

test('a backend that allows nothing is believed', () => {
  expect(actionsOf({ status: 'ASSIGNED', allowedActions: [] }, owner)).toEqual([])
})

test('where the backend does not say, the contract does', () => {
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

// A void stands on the page of its invoice.
const elsewhere: readonly JobAction[] = ['REOPEN', 'VOID_INVOICE']

test('every action of the contract has its place', () => {
  const all = (Object.keys(jobAction) as JobAction[]).filter((name) => !elsewhere.includes(name))
  expect(actionsOf({ status: 'ASSIGNED', allowedActions: all }, owner).toSorted()).toEqual(all.toSorted())
})

test('what is reopened is not offered to be taken back, too', () => {
  expect(actionsOf({ status: 'COMPLETED', allowedActions: ['STEP_BACK', 'REOPEN'] }, owner)).toEqual(['REOPEN'])
})

test('a step back is offered by the backend alone', () => {
  expect(actionsOf({ status: 'STARTED', allowedActions: null }, owner)).not.toContain('STEP_BACK')
})

test('for an owner every status but a closed one has a next step', () => {
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

test('a finished job with an invoice asks for nothing more', () => {
  expect(nextStepOf(['CREATE_INVOICE', 'REOPEN'], 'COMPLETED', true)).toBeNull()
})

test('a step that is not allowed gives way to the next best', () => {
  expect(nextStepOf(['START', 'CANCEL'], 'ASSIGNED', false)).toBe('START')
  expect(nextStepOf(['CANCEL'], 'ASSIGNED', false)).toBeNull()
})
