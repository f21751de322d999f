/** What the job looks like on paper. */
export const loadJobSheet = () => import('./JobSheet.tsx')
