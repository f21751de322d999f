export const loadJobSheet = () => import('./JobSheet.tsx')
