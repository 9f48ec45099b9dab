-- How often a mailed code was compared, right or wrong; the version before counts the wrong ones alone, in tries.
alter table email_codes add column uses integer not null default 0;
