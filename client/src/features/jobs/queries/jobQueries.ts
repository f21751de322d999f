export const jobQueries: readonly string[] = [
  'Jobs',
  'JobHistory',
  'JobMessages',
  'Job',
  'JobsOf',
  'Today',
  'TodayJobs',
  'TodayStaff',
  'DispatchMap',
  'MyDay',
  'BoardMonth',
  'UnplannedJobs',
]
