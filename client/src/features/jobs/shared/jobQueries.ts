/** What an action can change beyond the job itself: rows and counts of lists, timelines. */
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
