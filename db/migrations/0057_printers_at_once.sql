-- A printer stands in the index as soon as it is written. By default PostgreSQL keeps new entries aside until it cleans up, and
-- each word that is looked for reads all of them: 12,000 words of a pasted list took 11 s after an import of printers.
alter index models_normalised set (fastupdate = off);
-- What waits from before.
select gin_clean_pending_list('models_normalised');

-- An import of products counts those of each printer. With room beside it a counted printer stays in its page and no index is written.
alter table models set (fillfactor = 45);
