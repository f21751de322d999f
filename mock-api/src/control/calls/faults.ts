import { controlCall } from '../controlCall.ts'
import { FaultBody } from '../faults.ts'
import { notFound } from '../mockSession.ts'
import { SwitchSettings } from '../switches.ts'

const group = 'Faults'

export const faultCalls = [
  controlCall({
    method: 'GET',
    path: '/control/faults',
    group,
    summary: 'Faults in effect, in the order in which they are tried.',
    run: ({ session }) => session.faults.all(),
  }),
  controlCall({
    method: 'POST',
    path: '/control/faults',
    group,
    summary:
      'Makes calls fail, hang or respond late. Faults are tried in the order in which they were added: the first that matches a call, and whose probability hits, applies, and the others don’t.',
    body: FaultBody,
    example: { method: 'GET', path: '/jobs/job_listing', status: 503, probability: 0.5, times: 3 },
    run: ({ session, body }) => session.faults.add(body),
  }),
  controlCall({
    method: 'DELETE',
    path: '/control/faults/:id',
    group,
    summary: 'Removes a fault.',
    run: ({ session: { faults }, params: { id = '' } }) => {
      if (!faults.remove(Number(id)))
        throw notFound(
          'fault',
          id,
          faults.all().map((fault) => String(fault.id)),
        )
      return faults.all()
    },
  }),
  controlCall({
    method: 'DELETE',
    path: '/control/faults',
    group,
    summary: 'Removes all faults.',
    run: ({ session: { faults } }) => {
      faults.clear()
      return faults.all()
    },
  }),
  controlCall({
    method: 'GET',
    path: '/control/switches',
    group,
    summary: 'Behavior that is switched on.',
    run: ({ session }) => session.switches.all,
  }),
  controlCall({
    method: 'POST',
    path: '/control/switches',
    group,
    summary: 'Switches behavior on or off that the specification leaves open.',
    body: SwitchSettings,
    example: { resend_renews_token: true },
    run: ({ session: { switches }, body }) => {
      switches.change(body)
      return switches.all
    },
  }),
]
