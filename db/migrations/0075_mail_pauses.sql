-- Before this instant nobody tries a letter again: it is being sent now, or was refused a moment ago.
alter table mails add column try_after timestamptz;
