export const staffRole = {
  STAFF: { code: 'staff', label: 'Staff' },
  STAFF_ADMIN: { code: 'staff_admin', label: 'Staff admin' },
  BRANCH_HEAD: { code: 'branch_head', label: 'Branch head' },
} as const
export type StaffRoleCode = (typeof staffRole)[keyof typeof staffRole]['code']

export const staffSort = {
  NAME: { code: 'name', label: 'Name' },
  CREATED_AT: { code: 'created_at', label: 'Joined' },
} as const

export const invitationStatus = {
  NOT_SENT: { code: 0, label: 'Not invited' },
  SENT: { code: 1, label: 'Invitation sent' },
  ACCEPTED: { code: 2, label: 'Accepted' },
} as const
export type InvitationStatusCode = (typeof invitationStatus)[keyof typeof invitationStatus]['code']

export const futureVisits = {
  REASSIGN: { code: 'reassign', label: 'Reassign them' },
  UNASSIGN: { code: 'unassign', label: 'Leave them unassigned' },
} as const
