-- Staff are asked to put on sale what is announced and has come: few of many products, each time that somebody opens the console.
create index skus_announced on skus (number) where status = 'announced';
