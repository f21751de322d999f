/** Queries that an action can affect beyond the job itself: lists, counts, timelines. */
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
