-- Labels carry a Chinese name, too (specification section 1); empty where there is none.
alter table classes add column name_cn text not null default '';
alter table class_attributes add column name_cn text not null default '';
update classes set name_cn = v.name
  from (values (102, '碳粉盒'), (103, '碳粉套装'), (104, '墨盒'), (105, '感光鼓'), (109, '标签带'), (111, '家具与家居')) as v (id, name)
 where classes.id = v.id;
update class_attributes set name_cn = v.name
  from (values ('pieces', '每盒件数'), ('width', '标签带宽度'), ('size', '标签尺寸')) as v (attribute, name)
 where class_attributes.name = v.attribute;
