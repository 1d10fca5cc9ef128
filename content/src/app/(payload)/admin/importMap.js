import { ChecklistPanel as ChecklistPanel_eac88ce8ab45ef49b9fe2fdea986c33c } from '../../../../src/publishing-checklist/checklist-panel.tsx'
import { SentenceError as SentenceError_446e6c87c41ab0af6bc9d5b0c3124ef5 } from '../../../../src/panel/sentence-error.tsx'
import { RowName as RowName_3c7a2ac3ab1eb0e8372c985ff70ac160 } from '../../../../src/row-names/row-name.tsx'
import { SourceText as SourceText_58cc8c0a08c549cd5c006eb86fd1f735 } from '../../../../src/translations/source-text.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PasteFeatureClient as PasteFeatureClient_f48ef74dd1ab12fd484ce5cfd023de80 } from '../../../../src/rich-text/paste/paste-in-editor.tsx'
import { TablesFeatureClient as TablesFeatureClient_d12bd91b7a4ca37570acb0b0337d53e2 } from '../../../../src/rich-text/tables/tables-in-editor.tsx'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SectionName as SectionName_3c7a2ac3ab1eb0e8372c985ff70ac160 } from '../../../../src/row-names/row-name.tsx'
import { TranslationCell as TranslationCell_a0521082f3a0c3fa51f5b11c7d885c00 } from '../../../../src/translations/translation-cell.tsx'
import { TranslationPanel as TranslationPanel_833e9cb913bc0b447f4547bba7345b99 } from '../../../../src/translations/translation-panel.tsx'
import { StatusCell as StatusCell_5c1128bc48b6ebad51ceb9fa5364d111 } from '../../../../src/scheduling/status-cell.tsx'
import { TranslationFilters as TranslationFilters_58a566ee14a0beb26e8f82180635aa18 } from '../../../../src/translations/translation-filters.tsx'
import { ShareDialog as ShareDialog_9e14995b0435abb822aa876f673e5435 } from '../../../../src/preview/share-dialog.tsx'
import { ChecklistButton as ChecklistButton_30e03a2d9c30446aad2a77c4793147e2 } from '../../../../src/publishing-checklist/checklist-button.tsx'
import { ConflictDialog as ConflictDialog_6b46b424248e567835e152f3a6938a13 } from '../../../../src/conflicts/conflict-dialog.tsx'
import { KeepSaveButtons as KeepSaveButtons_c4e0f464c7f3d35c4b34ca6107b1fd42 } from '../../../../src/panel/keep-save-buttons.tsx'
import { DocumentStatus as DocumentStatus_b4945572c0ff1c5817a47be0c36a368b } from '../../../../src/drafts/document-status.tsx'
import { VersionsView as VersionsView_cdf0a1e8afbd81efc26327d992ef9fe3 } from '../../../../src/versions/versions-view.tsx'
import { ReviewNotice as ReviewNotice_968830b8faaf930094d5ea9b06969d37 } from '../../../../src/reviews/review-notice.tsx'
import { UsesPanel as UsesPanel_855b8439aa7c17dffcad98fde95da9e1 } from '../../../../src/uses/uses-panel.tsx'
import { RequestReview as RequestReview_65beb2c560d0190e74694f0583b54587 } from '../../../../src/reviews/request-review.tsx'
import { OfferingWarning as OfferingWarning_1e34955e154d410d4f75cc0438cdee63 } from '../../../../src/crm-coverage/offering-warning.tsx'
import { RepeatDialog as RepeatDialog_4888a01b948bf732f0030f32a5964e42 } from '../../../../src/repetitions/repeat-dialog.tsx'
import { FocalPoint as FocalPoint_4e7709ceef5a1a7da08179a2b82212c3 } from '../../../../src/upload-form/focal-point.tsx'
import { RedirectsTransfer as RedirectsTransfer_560c16839da3903ec77260bee7d9a4d2 } from '../../../../src/legacy-redirects/redirects-transfer.tsx'
import { CountCell as CountCell_fee9327fb35dc0eb76b961b76e488b0d } from '../../../../src/not-found/count-cell.tsx'
import { RedirectCell as RedirectCell_3f6af4d1e0b5bff8e2e55d9f5558bb3d } from '../../../../src/not-found/redirect-button.tsx'
import { RedirectField as RedirectField_3f6af4d1e0b5bff8e2e55d9f5558bb3d } from '../../../../src/not-found/redirect-button.tsx'
import { RoleField as RoleField_7bb181fe4bc61b2382fc6c3ab5cefb3f } from '../../../../src/accounts/role-field.tsx'
import { SecondFactorField as SecondFactorField_ea299677d097a2d9e6edd5e0238ad8a5 } from '../../../../src/second-factor/panel/account-field.tsx'
import { HomeIcon as HomeIcon_aea3fd83f9e8eff96d3e4756676b846a } from '../../../../src/dashboard/home-icon.tsx'
import { LoginMark as LoginMark_eb66e25a99a48cd3d3f20a6f8a20398d } from '../../../../src/dashboard/login-mark.tsx'
import { CrmCoverageNavLink as CrmCoverageNavLink_1f1be883ad0014e8ccddba19f2c20bb5 } from '../../../../src/crm-coverage/nav-link.tsx'
import { VisitsNavLink as VisitsNavLink_b7b1e71691be348122bf11c533eb339b } from '../../../../src/visits/nav-link.tsx'
import { Today as Today_f937d33b48e80526d998406cc80780c5 } from '../../../../src/dashboard/today.tsx'
import { ScheduleOverview as ScheduleOverview_458b8a113e2c0f562088ccf472624fc0 } from '../../../../src/scheduling/schedule-overview.tsx'
import { TranslationReport as TranslationReport_eec24d3ee9e0cacbbb7e104fa4259b66 } from '../../../../src/translations/translation-report.tsx'
import { LoginRedirect as LoginRedirect_7827a95d31b66230e0913d28cf4eb476 } from '../../../../src/second-factor/panel/login-redirect.tsx'
import { CoverageView as CoverageView_6520befde35566582e959cc0d961390c } from '../../../../src/crm-coverage/coverage-view.tsx'
import { VisitsView as VisitsView_0f3031ba50fa94f66f3c37143f632fa2 } from '../../../../src/visits/visits-view.tsx'
import { SecondFactorView as SecondFactorView_4e32965fb1c8c4a7c33819c7f4b63c77 } from '../../../../src/second-factor/panel/second-factor-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/publishing-checklist/checklist-panel.tsx#ChecklistPanel": ChecklistPanel_eac88ce8ab45ef49b9fe2fdea986c33c,
  "/src/panel/sentence-error.tsx#SentenceError": SentenceError_446e6c87c41ab0af6bc9d5b0c3124ef5,
  "/src/row-names/row-name.tsx#RowName": RowName_3c7a2ac3ab1eb0e8372c985ff70ac160,
  "/src/translations/source-text.tsx#SourceText": SourceText_58cc8c0a08c549cd5c006eb86fd1f735,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/rich-text/paste/paste-in-editor.tsx#PasteFeatureClient": PasteFeatureClient_f48ef74dd1ab12fd484ce5cfd023de80,
  "/src/rich-text/tables/tables-in-editor.tsx#TablesFeatureClient": TablesFeatureClient_d12bd91b7a4ca37570acb0b0337d53e2,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/row-names/row-name.tsx#SectionName": SectionName_3c7a2ac3ab1eb0e8372c985ff70ac160,
  "/src/translations/translation-cell.tsx#TranslationCell": TranslationCell_a0521082f3a0c3fa51f5b11c7d885c00,
  "/src/translations/translation-panel.tsx#TranslationPanel": TranslationPanel_833e9cb913bc0b447f4547bba7345b99,
  "/src/scheduling/status-cell.tsx#StatusCell": StatusCell_5c1128bc48b6ebad51ceb9fa5364d111,
  "/src/translations/translation-filters.tsx#TranslationFilters": TranslationFilters_58a566ee14a0beb26e8f82180635aa18,
  "/src/preview/share-dialog.tsx#ShareDialog": ShareDialog_9e14995b0435abb822aa876f673e5435,
  "/src/publishing-checklist/checklist-button.tsx#ChecklistButton": ChecklistButton_30e03a2d9c30446aad2a77c4793147e2,
  "/src/conflicts/conflict-dialog.tsx#ConflictDialog": ConflictDialog_6b46b424248e567835e152f3a6938a13,
  "/src/panel/keep-save-buttons.tsx#KeepSaveButtons": KeepSaveButtons_c4e0f464c7f3d35c4b34ca6107b1fd42,
  "/src/drafts/document-status.tsx#DocumentStatus": DocumentStatus_b4945572c0ff1c5817a47be0c36a368b,
  "/src/versions/versions-view.tsx#VersionsView": VersionsView_cdf0a1e8afbd81efc26327d992ef9fe3,
  "/src/reviews/review-notice.tsx#ReviewNotice": ReviewNotice_968830b8faaf930094d5ea9b06969d37,
  "/src/uses/uses-panel.tsx#UsesPanel": UsesPanel_855b8439aa7c17dffcad98fde95da9e1,
  "/src/reviews/request-review.tsx#RequestReview": RequestReview_65beb2c560d0190e74694f0583b54587,
  "/src/crm-coverage/offering-warning.tsx#OfferingWarning": OfferingWarning_1e34955e154d410d4f75cc0438cdee63,
  "/src/repetitions/repeat-dialog.tsx#RepeatDialog": RepeatDialog_4888a01b948bf732f0030f32a5964e42,
  "/src/upload-form/focal-point.tsx#FocalPoint": FocalPoint_4e7709ceef5a1a7da08179a2b82212c3,
  "/src/legacy-redirects/redirects-transfer.tsx#RedirectsTransfer": RedirectsTransfer_560c16839da3903ec77260bee7d9a4d2,
  "/src/not-found/count-cell.tsx#CountCell": CountCell_fee9327fb35dc0eb76b961b76e488b0d,
  "/src/not-found/redirect-button.tsx#RedirectCell": RedirectCell_3f6af4d1e0b5bff8e2e55d9f5558bb3d,
  "/src/not-found/redirect-button.tsx#RedirectField": RedirectField_3f6af4d1e0b5bff8e2e55d9f5558bb3d,
  "/src/accounts/role-field.tsx#RoleField": RoleField_7bb181fe4bc61b2382fc6c3ab5cefb3f,
  "/src/second-factor/panel/account-field.tsx#SecondFactorField": SecondFactorField_ea299677d097a2d9e6edd5e0238ad8a5,
  "/src/dashboard/home-icon.tsx#HomeIcon": HomeIcon_aea3fd83f9e8eff96d3e4756676b846a,
  "/src/dashboard/login-mark.tsx#LoginMark": LoginMark_eb66e25a99a48cd3d3f20a6f8a20398d,
  "/src/crm-coverage/nav-link.tsx#CrmCoverageNavLink": CrmCoverageNavLink_1f1be883ad0014e8ccddba19f2c20bb5,
  "/src/visits/nav-link.tsx#VisitsNavLink": VisitsNavLink_b7b1e71691be348122bf11c533eb339b,
  "/src/dashboard/today.tsx#Today": Today_f937d33b48e80526d998406cc80780c5,
  "/src/scheduling/schedule-overview.tsx#ScheduleOverview": ScheduleOverview_458b8a113e2c0f562088ccf472624fc0,
  "/src/translations/translation-report.tsx#TranslationReport": TranslationReport_eec24d3ee9e0cacbbb7e104fa4259b66,
  "/src/second-factor/panel/login-redirect.tsx#LoginRedirect": LoginRedirect_7827a95d31b66230e0913d28cf4eb476,
  "/src/crm-coverage/coverage-view.tsx#CoverageView": CoverageView_6520befde35566582e959cc0d961390c,
  "/src/visits/visits-view.tsx#VisitsView": VisitsView_0f3031ba50fa94f66f3c37143f632fa2,
  "/src/second-factor/panel/second-factor-view.tsx#SecondFactorView": SecondFactorView_4e32965fb1c8c4a7c33819c7f4b63c77,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
