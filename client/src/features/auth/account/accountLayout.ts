/** Which fields the account form shows: `short` hides names and phone (spec §2 "In the shown layout"), `full` shows all. */
export type AccountLayout = 'short' | 'full'
export const accountLayout: AccountLayout = 'short'
