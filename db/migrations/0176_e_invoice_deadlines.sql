-- The day of the notice by which the exchange system refused a file: the term for the next one begins with it, and lasts beyond the writing
-- of that. And the last day that was warned of by mail.
alter table e_invoice_outbox add column refused_on date, add column warned_of date;

update e_invoice_outbox set refused_on = (changed_at at time zone 'Europe/Rome')::date where status = 'refused';
