export const aboutHtml = `<p>Callout is for people who work at their customers’ homes and businesses: plumbers, electricians, cleaners, gardeners and everyone else who drives to the job.</p>
<h2>What it does</h2>
<ul>
<li>Jobs and visits: from the first call to the finished work, one-time or recurring.</li>
<li>Dispatch board and map: plan the day by dragging, and see who’s available, who’s nearby and who has the right trade.</li>
<li>Customers: properties, job history, balance and messages on one page.</li>
<li>Job forms with photos and signatures, including ones required before a job can be finished.</li>
<li>Invoices, payments and earnings that match to the cent.</li>
</ul>
<h2>For solo pros and teams</h2>
<p>It works for one person with a van and for a company with several branches, staff admins and branch heads.</p>`

export const shareHtml = `<p>Know someone whose work is out on the road? Tell them about Callout.</p>
<h2>How to share it</h2>
<ul>
<li>Send them the link to this page.</li>
<li>They can try everything free for 7 days, with no credit card.</li>
<li>Their account is separate: neither of you can see the other’s data.</li>
</ul>`
