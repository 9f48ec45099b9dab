-- Why a customer was suspended; of those from before nobody wrote it down.
alter table customers add column suspended_because text check (length(suspended_because) between 1 and 1000);
update customers set suspended_because = '?' where status = 'suspended';
alter table customers add check ((status = 'suspended') = (suspended_because is not null));
