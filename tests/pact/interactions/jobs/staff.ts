import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { categoryStaff } from '@callout/contracts/jobs/samples/staff'
import { type Interaction, ok, shows } from '../../interaction.ts'
import { these } from '../../recordStates.ts'
import { isBusy, noStaff, onlyStaff, signedIn, TOKEN } from '../../states.ts'

const query = `query RankedStaff($input: RankedStaffInput!) {
  rankedStaff(input: $input) {
    id name color role categoryMatch isAvailable unavailableReason clashes { visitId jobNumber startAt endAt } visitsThatDay distanceKm score
  }
}`
const slot = { date: '2026-11-20', start_time: '10:00', end_time: '12:00' }

const ranking = (variables: object, sent: Record<string, string>): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: jobEndpoints.listCategoryStaff,
  operation: { query, variables: { input: { categoryId: '3', ...variables } }, token: TOKEN },
  sends: { path: '/jobs/category_staffs', query: { category_id: '3', ...sent } },
})

const [free, busy] = categoryStaff.staffs

export const staffInteractions: readonly Interaction[] = [
  {
    name: 'ranking staff of whom nobody is busy',
    given: [signedIn, onlyStaff(22)],
    ...ranking({ branchId: '2', propertyId: '41' }, { branch_id: '2', property_id: '41' }),
    reply: ok({ staffs: [{ ...free, id: 22, score: 92.5, clashes: null }] }),
    answer: shows({
      rankedStaff: [
        {
          id: '22',
          name: 'Sam Fields',
          color: '#2f9e44',
          role: 'staff',
          categoryMatch: true,
          isAvailable: true,
          unavailableReason: null,
          clashes: null,
          visitsThatDay: 2,
          distanceKm: 3.4,
          score: 92.5,
        },
      ],
    }),
  },
  {
    name: 'ranking staff of whom all are busy',
    given: [signedIn, onlyStaff(22), isBusy(22)],
    ...ranking(
      { branchId: '2', propertyId: '41', date: slot.date, startTime: slot.start_time, endTime: slot.end_time, excludeVisitId: '701' },
      { branch_id: '2', property_id: '41', ...slot, exclude_visit_id: '701' },
    ),
    reply: ok({ staffs: [{ ...busy, score: 20.5 }] }),
    answer: shows({
      rankedStaff: [
        {
          id: '22',
          name: 'Tess Moore',
          color: '#1971c2',
          role: 'staff',
          categoryMatch: false,
          isAvailable: false,
          unavailableReason: 'Busy at that time',
          clashes: [{ visitId: '702', jobNumber: 'J-0502', startAt: 1795183200, endAt: 1795190400 }],
          visitsThatDay: 4,
          distanceKm: 11.2,
          score: 20.5,
        },
      ],
    }),
  },
  {
    name: 'ranking staff where there is none',
    given: [signedIn, noStaff],
    ...ranking({ branchId: '3' }, { branch_id: '3' }),
    reply: ok({ staffs: [] }),
    answer: shows({ rankedStaff: [] }),
  },
  {
    name: 'ranking staff whose only visit is the one that is to be moved',
    given: [
      signedIn,
      onlyStaff(22),
      isBusy(22),
      these('staff', { id: 599, name: 'Cleo', branch_id: 2, user_type: 'staff', is_active: true, of_another_company: true }),
    ],
    row: jobEndpoints.listCategoryStaff,
    operation: {
      query: 'query RankedStaff($input: RankedStaffInput!) { rankedStaff(input: $input) { id isAvailable } }',
      variables: {
        input: {
          categoryId: '3',
          branchId: '2',
          date: slot.date,
          startTime: slot.start_time,
          endTime: slot.end_time,
          excludeVisitId: '702',
        },
      },
      token: TOKEN,
    },
    sends: { path: '/jobs/category_staffs', query: { category_id: '3', branch_id: '2', ...slot, exclude_visit_id: '702' } },
    reply: ok({ staffs: [{ id: 22, is_available: true }] }),
    pinned: ['responseData.staffs', 'staffs.id', 'staffs.is_available'],
    answer: shows({ rankedStaff: [{ id: '22', isAvailable: true }] }),
  },
]
