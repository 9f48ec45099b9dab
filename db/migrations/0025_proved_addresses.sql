-- An e-mail address belongs to the person who has proved it. Whoever only writes one down for a colleague does not learn
-- whose it is.
alter table accounts add column email_proved_at timestamptz;
update accounts set email_proved_at = created_at
 where confirmed or id in (select account_id from registrations);
alter table accounts add check (not confirmed or email_proved_at is not null);

-- Section 5: 'Email address is occupied'.
drop index accounts_email;
create unique index accounts_email on accounts (lower(email)) where email_proved_at is not null;

-- Within a company everybody has an address of his own; its people are found by this index, too.
drop index accounts_customer;
create unique index accounts_customer on accounts (customer_id, lower(email));
