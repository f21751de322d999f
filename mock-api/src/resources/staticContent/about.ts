export const aboutHtml = `<p>Callout is for people who work at other people's places: plumbers, electricians, cleaners, gardeners, and everybody who drives to the customer.</p>
<h2>What it does</h2>
<ul>
<li>Jobs and visits: from the first call to the finished work, once or again and again.</li>
<li>Dispatch: who is free, who is near, who can do it.</li>
<li>Customers and properties, with what was done there before.</li>
<li>Forms that are filled in and signed on the spot.</li>
<li>Invoices, payments and earnings whose sums agree to the cent.</li>
</ul>
<h2>For one person and for many</h2>
<p>It works for somebody alone with a van, and for a company with several branches, staff admins and branch heads.</p>`

export const shareHtml = `<p>Do you know somebody whose work is out on the road? Tell them about Callout.</p>
<h2>How to share it</h2>
<ul>
<li>Send them the address of this page.</li>
<li>They can try everything for 7 days, without a credit card.</li>
<li>Their company is a separate account: they see nothing of yours, and you see nothing of theirs.</li>
</ul>`
